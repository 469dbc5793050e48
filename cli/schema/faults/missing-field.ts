import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { childPointer } from '../pointer.ts';
import { childNode } from '../schema-node.ts';
import { asYaml, placeOf } from '../words.ts';
import type { Fault } from './fault.ts';

/** A field that must be there and is not; told at the name of what it should stand in. */
export function explainMissingField(fault: Fault): Diagnostic {
  const { document, file, pointer, node, parameters } = fault;
  const name = parameters.missingProperty ?? '';
  const { description = '', examples = [] } = childNode(node, name) ?? {};
  return createDiagnostic(
    'missing-field',
    { name, where: placeOf(file, pointer), about: description, example: asYaml(examples[0]) },
    document.locate(pointer, 'key'),
    { path: childPointer(pointer, name) },
  );
}
