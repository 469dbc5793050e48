import type { Entries } from '../../diagnostics/catalogue/entry.ts';
import { catalogue as sharedCodes, checkCodes } from '../../diagnostics/codes.ts';
import { ruleCodes } from './rules/rules.ts';

/** Every code that a diagnostic can carry, by itself or with the rule that finds it. */
export const catalogue: Entries = { ...sharedCodes, ...ruleCodes };

/**
 * What may be as it should be: the codes of what is found in the YAML and can be acknowledged in
 * it.
 */
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
