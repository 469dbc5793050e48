import type { AskedField, GivenValue, OwnChoice } from '../inspector/edit-messages.ts';
import type { FilePlace, FieldReach } from '../inspector/messages.ts';
import type { Target } from '../inspector/use-target.ts';

/** What is asked of pages of blocks, and where they are changed, below each web root. */
export const blockPaths = {
  /** `?path=/nv/families/`: what a page is made of, as `BlocksAnswer`. */
  blocks: '/-/blocks',
  /** Takes a `BlockEdit`; answers an `EditAnswer`. */
  block: '/-/edits/block',
  /** What a new page needs, as `NewPageAnswer`. */
  asked: '/-/new-page',
  /** Takes a `PageEdit`; answers an `EditAnswer`. */
  page: '/-/edits/new-page',
  /** The same, and writes nothing. */
  checkPage: '/-/edits/check-page',
} as const;

/** The blocks of a page from top to bottom, hidden ones too; none of a page of another kind. */
export interface BlocksAnswer {
  /** Key of the edition. */
  readonly owner: string;
  /** The name of the page in the YAML. */
  readonly page: string;
  readonly blocks: readonly ShownBlock[];
  readonly kinds: readonly ShownKind[];
}

/** A kind of block, by its name in the YAML. */
export interface ShownKind {
  readonly kind: string;
  readonly label: string;
  readonly description: string;
}

export interface ShownBlock extends OwnChoice, Pick<ShownKind, 'kind' | 'label'> {
  readonly name: string;
  /** What it is known by, such as its heading. */
  readonly title: string;
  readonly isShown: boolean;
  /** Whether the edition itself says that it is hidden. */
  readonly isHiddenHere: boolean;
  /** Whether its words are marked as made up. */
  readonly isSample: boolean;
  readonly place: FilePlace;
  readonly reach: FieldReach;
  /** Names what it says and what stands around it, so that nothing else is changed. */
  readonly seen: string;
  /** Why it cannot be moved or taken away; without it, it can. */
  readonly noneUp?: string;
  readonly noneDown?: string;
  readonly noneRemoved?: string;
}

/** Why a state can't move or remove what it inherits. */
export const onlyForAll =
  'A state shows what it inherits in the order of all, or hides it. To move or remove it, change it for all.';

export type BlockStep = 'up' | 'down' | 'hide' | 'show' | 'remove' | 'keep words';

/** A change of a page's blocks, seen from one of them. */
export type BlockEdit = Pick<BlocksAnswer, 'owner' | 'page'> & {
  readonly block: string;
  readonly seen: string;
  readonly target: Target;
} & ({ readonly step: BlockStep } | { readonly step: 'add'; readonly kind: string });

/** What a new page needs. */
export interface NewPageAnswer {
  readonly asked: readonly AskedField[];
}

/** A new page. */
export interface PageEdit {
  readonly given: readonly GivenValue[];
}
