import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { childPointer } from '../pointer.ts';
import { childNode } from '../schema-node.ts';
import { asYaml, describeLocation } from '../describe.ts';
import type { SchemaError } from './schema-error.ts';
import { atValue } from './schema-error.ts';

/** A required field that is missing; reported at the name of the group that it belongs in. */
export function explainMissingField(error: SchemaError): Diagnostic {
  const { document, file, pointer, node, parameters } = error;
  const name = parameters.missingProperty ?? '';
  const { description = '', examples = [] } = childNode(node, name) ?? {};
  return createDiagnostic(
    'missing-field',
    {
      name,
      where: describeLocation(file, pointer),
      about: description,
      example: asYaml(examples[0]),
    },
    document.locate(pointer, 'key'),
    { path: childPointer(pointer, name) },
  );
}

/**
 * The entries that a list lacks of those that it needs, one for each word that a field of theirs takes; nothing, where an
 * entry has another word there, which is reported by itself.
 */
export function explainMissingEntry(error: SchemaError): Diagnostic | undefined {
  const entry = childNode(error.node, '0') ?? {};
  const field = entry.properties?.['page'] ? 'page' : 'id';
  const known = childNode(entry, field)?.enum ?? [];
  const given = Array.isArray(error.value) ? error.value.map((each) => textField(each, field)) : [];
  if (given.some((word) => word === undefined || !known.includes(word))) return undefined;
  const missing = known.filter((word) => !given.includes(word));
  return field === 'id'
    ? atValue(error, 'missing-plan', { ids: missing })
    : atValue(error, 'missing-section', { pages: missing });
}

function textField(entry: unknown, field: string): string | undefined {
  const word: unknown = Object.getOwnPropertyDescriptor(Object(entry), field)?.value;
  return typeof word === 'string' ? word : undefined;
}
