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

/**
 * Names all that is sample in an edition, for the reviewers of a preview (docs/product.md R20): the
 * fields by what the YAML calls them, hosts and phone numbers as they are typed.
 */
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
  return onceEach((key) => {
    const edition = editions.get(key);
    const file = edition === undefined ? 'library' : 'regions';
    const marks = statedMarks(written[file]).filter(
      (mark) => edition === undefined || shows(edition, mark, written.regions),
    );
    return [...marks.map(({ pointer }) => fieldName(file, pointer)), ...namesIn(file)];
  });
}

/** Whether an edition shows any of what is marked. */
function shows(
  { key, provenanceOf }: ResolvedRegion,
  { pointer }: SampleMark,
  { document }: WrittenFile<unknown>,
): boolean {
  const [, owner = '', inner = ''] =
    /^(\/(?:site|defaults|regions\/[^/]+))(.*)$/.exec(pointer) ?? [];
  if (owner === '/site') return !pointer.startsWith(entryPointer(GENERIC)) || key === GENERIC;
  return leavesOf(valueAt(document.value, pointer)).some(
    (leaf) => provenanceOf(inner + leaf.pointer)?.pointer === pointer + leaf.pointer,
  );
}
