import type { RuleCode } from '../../.build/rules/names.js';
import { assetCodes } from './catalogue/assets.ts';
import { dateCodes } from './catalogue/dates.ts';
import { deliveryCodes } from './catalogue/delivery.ts';
import type { ParametersOf } from './catalogue/entry.ts';
import { fieldCodes } from './catalogue/fields.ts';
import { fileCodes } from './catalogue/files.ts';
import { outputCodes } from './catalogue/output.ts';
import { policyCodes } from './catalogue/policy.ts';
import { signCodes } from './catalogue/signs.ts';
import { textCodes } from './catalogue/texts.ts';
import { yamlCodes } from './catalogue/yaml.ts';

/** What can be wrong with a built output. */
export const checkCodes = { ...outputCodes, ...deliveryCodes, ...policyCodes } as const;

/**
 * The codes that no file of rules states beside itself. Codes are permanent, and each has a fixture
 * folder of its name in `test/fixtures/diagnostics` or `test/fixtures/check`.
 */
export const catalogue = {
  ...fileCodes,
  ...yamlCodes,
  ...signCodes,
  ...fieldCodes,
  ...textCodes,
  ...assetCodes,
  ...dateCodes,
  ...checkCodes,
} as const;

export type CatalogueCode = keyof typeof catalogue;

/** What the message of each code is built from. */
export type ParametersByCode = {
  readonly [C in CatalogueCode]: ParametersOf<typeof catalogue, C>;
};

/** All that a diagnostic can be. */
export type Code = CatalogueCode | RuleCode;
