import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { AssetFolder } from '../../source/assets.ts';
import type { AssetUses } from '../asset-uses.ts';
import type { Inheritance } from '../layers.ts';

/** What rules look at: all as it is written, so that each problem in `defaults` is found once. */
export interface RuleSubject extends Inheritance {
  /** Paths of the files below `assets`, and of those that the program makes. */
  readonly assets: AssetFolder['paths'];
  /** Paths of the brochures and covers that the program makes. */
  readonly madeAssets: ReadonlySet<string>;
  readonly emptyFolderOf: AssetFolder['emptyFolderOf'];
  readonly problemOf: AssetFolder['problemOf'];
  readonly hasTitle: AssetFolder['hasTitle'];
  readonly uses: AssetUses;
  /** The day that dates are compared with, as `YYYY-MM-DD`. */
  readonly today: string;
}

/** Looks for one kind of problem between the places of the files. */
export type Rule = (subject: RuleSubject) => Iterable<Diagnostic>;
