import { valueAt } from '../schema/pointer.ts';
import type { Overridden, RegionDefaults } from '../schema/written.ts';
import { withoutFields } from '../values/without-fields.ts';
import type { Written } from './written.ts';

/** A block of a page that the defaults state for other times alone. */
interface EndedBlock {
  readonly page: string;
  readonly block: string;
}

type Content = Overridden<RegionDefaults>;

export function endedBlocks({ regions: { document, timing } }: Written): readonly EndedBlock[] {
  return (timing?.values ?? []).flatMap(({ pointer }) => {
    const [, page, block] = PLACE.exec(pointer) ?? [];
    const isThere = valueAt(document.value, pointer) !== undefined;
    return page === undefined || block === undefined || isThere ? [] : [{ page, block }];
  });
}

const PLACE = /^\/defaults\/blockPages\/([^/]+)\/blocks\/([^/]+)$/;

/** What a region states, without how it changes blocks that are not there now. */
export function withoutBlocks(content: Content, ended: readonly EndedBlock[]): Content {
  return ended.reduce((kept, { page, block }) => {
    const stated = kept.blockPages?.[page];
    if (stated?.blocks?.[block] === undefined) return kept;
    const blocks = withoutFields(stated.blocks, [block]);
    return { ...kept, blockPages: { ...kept.blockPages, [page]: { ...stated, blocks } } };
  }, content);
}
