import { assetCodes } from './catalogue/assets.ts';
import { dateCodes } from './catalogue/dates.ts';
import { deliveryCodes } from './catalogue/delivery.ts';
import { doubtfulCodes } from './catalogue/doubtful.ts';
import type { CatalogueEntry } from './catalogue/entry.ts';
import { fieldCodes } from './catalogue/fields.ts';
import { fileCodes } from './catalogue/files.ts';
import { manifestCodes } from './catalogue/manifest.ts';
import { nameCodes } from './catalogue/names.ts';
import { noticeCodes } from './catalogue/notices.ts';
import { outputCodes } from './catalogue/output.ts';
import { policyCodes } from './catalogue/policy.ts';
import { sampleCodes } from './catalogue/samples.ts';
import { signCodes } from './catalogue/signs.ts';
import { siteCodes } from './catalogue/site.ts';
import { textCodes } from './catalogue/texts.ts';
import { yamlCodes } from './catalogue/yaml.ts';

export type { Severity } from './catalogue/entry.ts';

/** What can be wrong with a built output. */
const checkCodes = { ...outputCodes, ...deliveryCodes, ...policyCodes } as const;

/**
 * Every code that a diagnostic can carry, with its severity, its words and what it means. Codes are permanent: they are
 * never renamed or given another meaning. Each has a fixture folder of its name in `test/fixtures/diagnostics`, or in
 * `test/fixtures/check` where it is about the output.
 */
export const catalogue = {
  ...fileCodes,
  ...yamlCodes,
  ...signCodes,
  ...fieldCodes,
  ...textCodes,
  ...doubtfulCodes,
  ...nameCodes,
  ...assetCodes,
  ...siteCodes,
  ...dateCodes,
  ...noticeCodes,
  ...sampleCodes,
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

// The annotation lets entries be read by what only some of them have.
const entries: Readonly<Record<Code, Omit<CatalogueEntry<never>, 'message'>>> = catalogue;

export function isCode(text: string): text is Code {
  return Object.hasOwn(catalogue, text);
}

/** All that there is to say about a code in general, and whether its suggestions may be written without asking. */
export function explainCode(code: Code) {
  const { severity, meaning, reason, fix, fixable } = entries[code];
  return { code, severity, meaning, reason, fix, fixable: fixable !== undefined };
}
