import type { BlockPage, LibraryConfig, RegionConfig } from '../contract.ts';

/** An edition of either site as far as it has pages of blocks. */
export type BlockEdition = Pick<RegionConfig, 'key' | 'pathPrefix' | 'blockPages'>;

type Edition = Pick<BlockEdition, 'key' | 'blockPages'>;

/** The library edition is one of its own site. */
export function libraryAsEdition({ blockPages }: Pick<LibraryConfig, 'blockPages'>): BlockEdition {
  return { key: 'library', pathPrefix: '', ...(blockPages && { blockPages }) };
}

/** All editions that can have pages of blocks. */
export function listBlockEditions({
  generic,
  regions,
  library,
}: {
  readonly generic: BlockEdition;
  readonly regions: readonly BlockEdition[];
  readonly library?: Pick<LibraryConfig, 'blockPages'> | undefined;
}): readonly BlockEdition[] {
  return [generic, ...regions, ...(library ? [libraryAsEdition(library)] : [])];
}

/** The pages of blocks that an edition has, by their names (docs/product.md S23). */
export function listBlockPages({
  key,
  blockPages = {},
}: Edition): readonly (readonly [name: string, page: BlockPage])[] {
  return Object.entries(blockPages).filter(([, page]) => hasPage(key, page));
}

/** Whether an edition has a page, by what it says of itself. */
export function hasPage(
  edition: string,
  { shown, onlyIn }: { readonly shown?: unknown; readonly onlyIn?: unknown },
): boolean {
  return shown !== false && (!Array.isArray(onlyIn) || onlyIn.includes(edition));
}

/** The blocks that a page shows, from top to bottom; the name of each is the id of its part. */
export function listBlocks({ blocks }: BlockPage) {
  return Object.entries(blocks).filter(([, { shown = true }]) => shown);
}

/** A page and those that say the same in other languages; none where it is the only one. */
export function listVersions(name: string, edition: Edition) {
  const original = edition.blockPages?.[name]?.alternateOf ?? name;
  const versions = listBlockPages(edition).filter(
    ([other, { alternateOf = other }]) => alternateOf === original,
  );
  return versions.length > 1 ? versions : [];
}

/** The dated pages of an edition whose addresses begin with that of a page. */
export function listNews({ address }: BlockPage, edition: Edition) {
  return listBlockPages(edition).flatMap(([name, page]) =>
    page.date !== undefined && page.address !== address && page.address.startsWith(address)
      ? [{ name, page, date: page.date }]
      : [],
  );
}

/** The pages of an edition that list news, each with the URL of its feed. */
export function listFeeds(edition: BlockEdition) {
  return listBlockPages(edition).flatMap(([name, page]) => {
    const isList = listBlocks(page).some(([, { news }]) => news !== undefined);
    return isList ? [{ name, page, url: feedOf(edition.pathPrefix + page.address) }] : [];
  });
}

/** The feed of a page that lists news. */
export function feedOf(url: string): string {
  return `${url}feed.xml`;
}

/** The ids of the forms that blocks of an edition show, each with its heading. */
export function listBlockForms(
  edition: Edition,
): readonly (readonly [id: string, title: string])[] {
  return listBlockPages(edition).flatMap(([, page]) =>
    listBlocks(page).flatMap(([, { form }]) => (form ? [[form.form, form.title] as const] : [])),
  );
}
