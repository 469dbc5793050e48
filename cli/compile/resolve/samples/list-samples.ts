import { fieldName } from '../../schema/describe.ts';
import type { FileKind } from '../../schema/schema-node.ts';
import { valueAt } from '../../schema/pointer.ts';
import { leavesOf } from '../../schema/walk.ts';
import { entryPointer, GENERIC } from '../identity.ts';
import { once, onceEach } from '../../values/once.ts';
import type { ResolvedRegion, ResolvedSite } from '../resolved.ts';
import type { SampleMark, WrittenFile } from '../written.ts';
import { listReservedHosts, listReservedNumbers } from './reserved-names.ts';

/** The marks of a file whose content is stated, at this instant. */
export function statedMarks({
  document,
  samples = [],
}: WrittenFile<unknown>): readonly SampleMark[] {
  return samples.filter(({ pointer }) => valueAt(document.value, pointer) !== undefined);
}

/** Names all that is sample in an edition, for reviewers of a preview (docs/product.md R20). */
export function createSampleLists(site: ResolvedSite): (key: string) => readonly string[] {
  const { written, generic, regions } = site;
  // Looks through every text, and only previews ask for it.
  const reserved = once(() => [...listReservedHosts(written), ...listReservedNumbers(written)]);
  const namesIn = (file: FileKind): readonly string[] => [
    ...new Set(
      reserved()
        .filter(({ text }) => text.file === file)
        .map(({ name }) => name),
    ),
  ];
  const editions = new Map([generic, ...regions].map((one) => [one.key, one]));
  /** Whether content of an edition may be typed for a region: its own, or where its link leads. */
  const mayTakeFrom = (edition: ResolvedRegion | undefined, key: string): boolean =>
    edition?.key === key ||
    (edition?.link !== undefined && mayTakeFrom(editions.get(edition.link.to), key));
  const leavesIn = onceEach(({ pointer }: SampleMark) =>
    leavesOf(valueAt(written.regions.document.value, pointer)).map((leaf) => leaf.pointer),
  );
  /** Whether an edition shows any of what is marked. */
  const shows = (edition: ResolvedRegion, mark: SampleMark): boolean => {
    const { pointer } = mark;
    const [, owner = '', region, inner = ''] =
      /^(\/(?:site|defaults|regions\/([^/]+)))(.*)$/.exec(pointer) ?? [];
    if (owner === '/site')
      return !pointer.startsWith(entryPointer(GENERIC)) || edition.key === GENERIC;
    if (region !== undefined && !mayTakeFrom(edition, region)) return false;
    return leavesIn(mark).some(
      (leaf) => edition.provenanceOf(inner + leaf)?.pointer === pointer + leaf,
    );
  };
  return onceEach((key) => {
    const edition = editions.get(key);
    const file = edition === undefined ? 'library' : 'regions';
    const marks = (written[file] ? statedMarks(written[file]) : []).filter(
      (mark) => edition === undefined || shows(edition, mark),
    );
    return [...marks.map(({ pointer }) => fieldName(file, pointer)), ...namesIn(file)];
  });
}
