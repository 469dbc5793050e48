import { checkCodes } from './catalogue/check.ts';
import { manifestCodes } from './catalogue/manifest.ts';
import { resolveCodes } from './catalogue/resolve.ts';
import { schemaCodes } from './catalogue/schema.ts';
import { sourceCodes } from './catalogue/source.ts';

export type { Severity } from './catalogue/entry.ts';

/**
 * Every code that a diagnostic can carry, with its severity and words. Codes are permanent: they are never
 * renamed or given another meaning. Each has a fixture folder of its name in `test/fixtures/diagnostics`, or in
 * `test/fixtures/check` where it is about the output.
 */
export const catalogue = {
  ...sourceCodes,
  ...schemaCodes,
  ...resolveCodes,
  ...manifestCodes,
  ...checkCodes,
} as const;

export type Code = keyof typeof catalogue;

/** What may be as it should be: the codes of what is found in the YAML and can be acknowledged in it. */
export const notices: readonly string[] = Object.entries(catalogue)
  .filter(([, { severity, byField }]) => severity === 'notice' || byField === true)
  .filter(([code]) => !(code in checkCodes))
  .map(([code]) => code);

/** What the message of each code is built from. */
export type ParametersByCode = {
  readonly [C in Code]: Parameters<(typeof catalogue)[C]['message']>[0];
};

/** What the message of a code is built from. */
export type MessageParameters<C extends Code> = ParametersByCode[C];
