import type { MainPage } from '../../app/view.ts';
import type { RegionConfig } from '../../contract.ts';

export type BlockPage = NonNullable<RegionConfig['blockPages']>[string];

export type Block = BlockPage['blocks'][string];

export type BlockKind = Exclude<keyof Block, 'shown'>;

/** What a block of a kind says. */
export type BlockWords<Kind extends BlockKind> = NonNullable<Block[Kind]>;

/** What a block is drawn from. */
export interface BlockProps<Kind extends BlockKind> {
  /** Its name on the page, by which links reach it. */
  readonly id: string;
  readonly words: BlockWords<Kind>;
  readonly page: MainPage;
}
