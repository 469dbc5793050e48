import { acknowledgedCodes } from '../acknowledge.ts';
import { brochureWords, pictureWords } from './asset-words.ts';
import * as assets from './assets.ts';
import * as inherited from './inherited.ts';
import * as links from './links.ts';
import type { Rule } from './rule.ts';
import * as forms from './webinar-forms.ts';
import * as written from './written-rules.ts';

/** The rules of files that export nothing else. */
function rulesOf(...files: readonly Readonly<Record<string, Rule>>[]): readonly Rule[] {
  return files.flatMap((rules) => Object.values(rules));
}

const { reuseWithContent, ...ofLinks } = links;

/** What must hold of the links before anything can be inherited. */
export const linkRules = rulesOf(ofLinks);

export const writtenRules: readonly Rule[] = [
  ...rulesOf(written),
  ...[assets.assetBroken, assets.assetUnusable, pictureWords, assets.unknownIcon],
  ...[acknowledgedCodes, reuseWithContent],
];

/** Look at what inheritance results in; asked where every link has a target and there are no cycles. */
export const inheritanceRules = [brochureWords, ...rulesOf(forms, inherited)];

/** Looks for what may only follow from something that is wrong; asked when nothing is. */
export const lastRules: readonly Rule[] = [assets.assetUnused];
