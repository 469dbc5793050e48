import type { Entries } from '../../../diagnostics/catalogue/entry.ts';
import * as list from './list.ts';
import type { Rule } from './rule.ts';

/** What a file of rules exports: its rules by their names, and what they report by its code. */
type RuleFile = { readonly codes: Entries } & Readonly<Record<string, Rule | Entries>>;

const files: readonly RuleFile[] = Object.values(list);

/** All rules between fields. */
export const rules: readonly Rule[] = files
  .flatMap((file) => Object.values(file))
  .filter((exported) => typeof exported === 'function');

/** All that they report. */
export const ruleCodes: Entries = Object.fromEntries(
  files.flatMap(({ codes }) => Object.entries(codes)),
);
