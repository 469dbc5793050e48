import { childPointer, segmentsOf, valueAt } from '../pointer.ts';
import type { SchemaNode } from '../schema-node.ts';
import { childNode, rootNode } from '../schema-node.ts';
import type { SchemaError } from './schema-error.ts';

/**
 * The errors, with one in place of all those of a field that stands among named entries whose field it is: a region's
 * field that is indented like the regions is no region with a bad key and without a code, but unknown there.
 */
export function withStrayFields(errors: readonly SchemaError[]): readonly SchemaError[] {
  const strays = new Map<string, SchemaError>();
  const others = errors.filter((error) => {
    const stray = strayFieldOf(error);
    if (stray) strays.set(childPointer(stray.pointer, stray.name), unknownField(error, stray));
    return stray === undefined;
  });
  return [...strays.values(), ...others];
}

interface StrayField {
  /** Where the entries are. */
  readonly pointer: string;
  readonly node: SchemaNode;
  readonly name: string;
}

function strayFieldOf({ file, pointer, parameters }: SchemaError): StrayField | undefined {
  const { propertyName } = parameters;
  let node: SchemaNode | undefined = rootNode(file);
  let at = '';
  for (const name of [
    ...segmentsOf(pointer),
    ...(propertyName === undefined ? [] : [propertyName]),
  ]) {
    const entry: SchemaNode =
      typeof node?.additionalProperties === 'object' ? node.additionalProperties : {};
    if (node && Object.hasOwn(entry.properties ?? {}, name)) return { pointer: at, node, name };
    node = node && childNode(node, name);
    at = childPointer(at, name);
  }
  return undefined;
}

function unknownField(
  { document, file }: SchemaError,
  { pointer, node, name }: StrayField,
): SchemaError {
  const parameters = { additionalProperty: name };
  const value = valueAt(document.value, pointer);
  return { document, file, keyword: 'additionalProperties', pointer, parameters, node, value };
}
