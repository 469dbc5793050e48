import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { checks, isChecked } from '../formats/checks.ts';
import { childOf, childPointer } from '../pointer.ts';
import { asYaml } from '../describe.ts';
import { keyOfName, states } from '../states.ts';
import type { SchemaError } from './schema-error.ts';
import { atName } from './schema-error.ts';

/** A name that cannot be used: the key of a region, a field of the quote form. */
export function explainChosenName(error: SchemaError): Diagnostic {
  const { name: value, node } = error;
  const { format = 'field-name', maxLength: limit = Infinity } = node.propertyNames ?? {};
  const { length } = value;
  if (length > limit) {
    const size = { length, limit, excess: length - limit };
    return atName(error, 'text-too-long', { what: 'this name', ...size });
  }
  const { code, meant } = checks[isChecked(format) ? format : 'field-name'];
  const isRegion = format === 'region-key';
  const state = isRegion ? states.find((each) => each.code === value) : undefined;
  const instead = state ? keyOfName(state.name) : meant(value);
  const taken = isRegion ? takenCode(error) : undefined;
  const parameters = { value, instead, code: taken?.code, other: taken?.other };
  const extras = { suggestion: asYaml(instead), ...(taken && { related: taken.related }) };
  return atName(error, code, parameters, extras);
}

/** The code that a region shares with another, as a copy does, and where that one states it. */
function takenCode({ document, value: regions, pointer, name }: SchemaError) {
  const codeOf = (key: string) => childOf(childOf(regions, key), 'code');
  const code = codeOf(name);
  const other = Object.keys(Object(regions)).find((key) => key !== name && codeOf(key) === code);
  if (typeof code !== 'string' || other === undefined) return undefined;
  const span = document.locate(childPointer(childPointer(pointer, other), 'code'), 'value');
  return { code, other, related: [{ message: `"${other}" has this code`, span }] };
}
