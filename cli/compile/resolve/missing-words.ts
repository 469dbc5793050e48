import { listBlockPages, listBlocks } from '../../../runtime/services/block-pages.ts';
import {
  foreignOf,
  lackedWords,
  primaryOf,
  shownGroups,
} from '../../../runtime/services/languages.ts';
import { warning } from '../../diagnostics/catalogue/entry.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { reporter } from '../source/locate-piece.ts';
import { groupBy } from '../values/group-by.ts';
import type { ResolvedSite } from './resolved.ts';

export const codes = {
  'missing-word': warning(
    'Pages in "{language}" show this in English. Write it in their language under "interfaces" of "site", below "{language}", as {word}.',
    'Pages in another language show words of the interface, such as those of forms, that nobody has written in it.',
    'Visitors read them in English; of a form, or a video, all of them.',
    'Write them under `interfaces` of `site`, by the same names as under `interface`.',
  ),
} as const;

const { atPlace } = reporter(codes);

/** The pages of blocks that are not in English, by their languages whatever the country. */
export function listForeignPages({ generic, regions }: ResolvedSite) {
  const pages = [generic, ...regions].flatMap(({ config }) => listBlockPages(config));
  const spoken = pages.flatMap(([, page]) => {
    const lang = foreignOf(page.lang);
    return lang === undefined ? [] : [{ lang, page }];
  });
  return groupBy(spoken, ({ lang }) => primaryOf(lang));
}

/** The words that the pages in a language show and that it lacks, where they are in English. */
export function missingWords(resolved: ResolvedSite, language: string): readonly Diagnostic[] {
  const { document } = resolved.written.regions;
  const pages = listForeignPages(resolved).get(language) ?? [];
  const words = pages.flatMap(({ lang, page }) => {
    const kinds = listBlocks(page).flatMap(([, block]) => Object.keys(block));
    const groups = Object.entries(shownGroups).filter(([kind]) =>
      ['page', ...kinds].includes(kind),
    );
    return lackedWords(
      lang,
      resolved.site,
      groups.flatMap(([, names]) => names),
    );
  });
  return [...new Set(words)].map((word) => {
    const pointer = `/site/interface/${word.replaceAll('.', '/')}`;
    return atPlace({ document, pointer }, 'missing-word', { language, word });
  });
}
