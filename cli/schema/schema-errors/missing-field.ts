import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { childPointer } from '../pointer.ts';
import { childNode } from '../schema-node.ts';
import { asYaml, describeLocation } from '../describe.ts';
import type { SchemaError } from './schema-error.ts';

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
