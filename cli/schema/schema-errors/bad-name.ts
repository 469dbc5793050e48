import type { TakenCode } from '../../diagnostics/catalogue/formats.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { NameFormat } from '../formats/name.ts';
import { asName, isNameFormat } from '../formats/name.ts';
import { childOf, childPointer } from '../pointer.ts';
import { asYaml } from '../describe.ts';
import { keyOfName, states } from '../states.ts';
import type { SchemaError } from './schema-error.ts';
import { atValue, suggesting } from './schema-error.ts';

const codes = {
  'region-code': 'bad-region-code',
  'region-key': 'bad-region-key',
  'site-id': 'bad-site-id',
  'path-prefix': 'bad-path-prefix',
  'site-address': 'bad-site-address',
  'index-now-key': 'bad-index-now-key',
  alias: 'bad-alias',
  'form-id': 'bad-name',
  slug: 'bad-name',
  'icon-name': 'bad-name',
  'field-name': 'bad-name',
} as const satisfies Readonly<Record<NameFormat, string>>;

/** A name with characters that its use elsewhere does not allow. */
export function explainName(error: SchemaError, format: NameFormat, value: string): Diagnostic {
  const instead = asName(format, value);
  return atValue(error, codes[format], { value, instead }, suggesting(asYaml(instead)));
}

/** The same of a name that the marketer chose for a field: the key of a region, a field of the quote form. */
export function explainChosenName(error: SchemaError): Diagnostic {
  const { document, pointer, parameters, node } = error;
  const value = parameters.propertyName ?? '';
  const { format = 'field-name' } = node.propertyNames ?? {};
  const kind = isNameFormat(format) ? format : 'field-name';
  const state = kind === 'region-key' ? states.find(({ code }) => code === value) : undefined;
  const instead = state ? keyOfName(state.name) : asName(kind, value);
  const path = childPointer(pointer, value);
  const taken = kind === 'region-key' ? takenCode(error, value) : undefined;
  const related = taken && [
    { message: `"${taken.other}" has this code`, span: document.locate(taken.pointer, 'value') },
  ];
  return createDiagnostic(codes[kind], { value, instead, taken }, document.locate(path, 'key'), {
    path,
    ...suggesting(asYaml(instead)),
    ...(related && { related }),
  });
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
