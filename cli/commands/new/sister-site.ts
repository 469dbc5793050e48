import type { EntryKind } from './entry-kind.ts';
import { addToList, ownerOf, regionQuestion } from './place.ts';

/** A site of the same family, shown by its logo. */
export const sisterSite: EntryKind = {
  name: 'sister-site',
  questions: ({ logo = '' }) => [
    regionQuestion,
    { option: 'name', field: '/defaults/otherSites/0/name' },
    { option: 'url', field: '/defaults/otherSites/0/url' },
    { option: 'logo', field: '/defaults/otherSites/0/logoSrc' },
    ...(logo === '' || logo.endsWith('.svg')
      ? []
      : [{ option: 'alt', field: '/defaults/otherSites/0/logoSrc/alt' }]),
  ],
  compose: (answers, project) => {
    const owner = ownerOf(answers, project);
    const { name = '', url = '', logo = '', alt } = answers;
    const logoSrc = alt === undefined ? logo : { file: logo, alt };
    const items = owner.content.otherSites;
    const item = { name, url, logoSrc };
    return addToList(owner, 'otherSites', items, items?.length ?? 0, item, project);
  },
};
