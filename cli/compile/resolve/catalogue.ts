import type { Entries } from '../../diagnostics/catalogue/entry.ts';
import { catalogue as sharedCodes, checkCodes } from '../../diagnostics/codes.ts';
import { ruleCodes } from './rules/rules.ts';

/** Every code that a diagnostic can carry, by itself or with the rule that finds it. */
export const catalogue: Entries = { ...sharedCodes, ...ruleCodes };

/** Codes of what may be as it should be, and can be acknowledged in the YAML. */
export const notices: readonly string[] = Object.entries(catalogue)
  .filter(([, { severity, byField }]) => severity === 'notice' || byField === true)
  .filter(([code]) => !(code in checkCodes))
  .map(([code]) => code)
  .sort();

/** All that there is to say about a code in general; undefined for any other text. */
export function explainCode(code: string) {
  const entry = Object.hasOwn(catalogue, code) ? catalogue[code] : undefined;
  if (entry === undefined) return undefined;
  const { severity, meaning, reason, fix, fixable } = entry;
  return { code, severity, meaning, reason, fix, fixable: fixable !== undefined };
}
