import type { TakenCode } from '../../diagnostics/catalogue/formats.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { NameFormat } from '../formats/name.ts';
import { isNameFormat, names } from '../formats/name.ts';
import { childOf, childPointer } from '../pointer.ts';
import { asYaml } from '../describe.ts';
import { keyOfName, states } from '../states.ts';
import type { SchemaError } from './schema-error.ts';
import { atValue, suggesting } from './schema-error.ts';

/** A name with characters that its use elsewhere does not allow. */
export function explainName(error: SchemaError, format: NameFormat, value: string): Diagnostic {
  const { code, meant } = names[format];
  const instead = meant(value);
  return atValue(error, code, { value, instead }, suggesting(asYaml(instead)));
}

/** The same of a name that the marketer chose for a field: the key of a region, a field of the quote form. */
export function explainChosenName(error: SchemaError): Diagnostic {
  const { document, pointer, name: value, node } = error;
  const { format = 'field-name' } = node.propertyNames ?? {};
  const kind = isNameFormat(format) ? format : 'field-name';
  const state = kind === 'region-key' ? states.find(({ code }) => code === value) : undefined;
  const instead = state ? keyOfName(state.name) : names[kind].meant(value);
  const path = childPointer(pointer, value);
  const taken = kind === 'region-key' ? takenCode(error, value) : undefined;
  const related = taken && [
    { message: `"${taken.other}" has this code`, span: document.locate(taken.pointer, 'value') },
  ];
  return createDiagnostic(
    names[kind].code,
    { value, instead, taken },
    document.locate(path, 'key'),
    {
      path,
      ...suggesting(asYaml(instead)),
      ...(related && { related }),
    },
  );
}

/** The code that a region shares with another one, as a copy of it does. */
function takenCode(
  { value: regions, pointer }: SchemaError,
  key: string,
): (TakenCode & { readonly pointer: string }) | undefined {
  const code = childOf(childOf(regions, key), 'code');
  const other = Object.keys(Object(regions)).find((name) => {
    return name !== key && childOf(childOf(regions, name), 'code') === code;
  });
  if (typeof code !== 'string' || other === undefined) return undefined;
  return { code, other, pointer: childPointer(childPointer(pointer, other), 'code') };
}
