import { codes as manifestCodes } from '../../../.build/rules/manifest-codes.ts';
import { codes as resolveCodes } from '../../../.build/rules/resolve-codes.ts';
import { codes as schemaCodes } from '../../../.build/rules/schema-codes.ts';
import type { CatalogueEntry } from '../../diagnostics/catalogue/entry.ts';
import type { Code } from '../../diagnostics/codes.ts';
import { catalogue as sharedCodes, checkCodes } from '../../diagnostics/codes.ts';

/** Every code that a diagnostic can carry, by itself or with the rule that finds it. */
export const catalogue: Readonly<Record<Code, CatalogueEntry<never>>> = {
  ...sharedCodes,
  ...schemaCodes,
  ...resolveCodes,
  ...manifestCodes,
};

export function isCode(text: string): text is Code {
  return Object.hasOwn(catalogue, text);
}

/** The codes that the YAML can acknowledge. */
export const notices: readonly Code[] = Object.keys(catalogue)
  .filter(isCode)
  .filter((code) => catalogue[code].severity === 'notice' || catalogue[code].byField === true)
  .filter((code) => !(code in checkCodes))
  .sort();

/** All that there is to say about a code in general; undefined for any other text. */
export function explainCode(text: string) {
  if (!isCode(text)) return undefined;
  const { severity, meaning, reason, fix, fixable } = catalogue[text];
  return { code: text, severity, meaning, reason, fix, fixable: fixable !== undefined };
}
