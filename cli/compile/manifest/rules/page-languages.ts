import type { BlockPage } from '../../../../runtime/contract.ts';
import { listBlockPages, listVersions } from '../../../../runtime/services/block-pages.ts';
import { primaryOf, usualLanguage } from '../../../../runtime/services/languages.ts';
import { error, fixableError } from '../../../diagnostics/catalogue/entry.ts';
import { nameMeant } from '../../schema/nearest.ts';
import { reporter } from '../../source/locate-piece.ts';
import type { AddressRule } from './rule.ts';

export const codes = {
  'unknown-original': fixableError(
    'No page can be the same as "{original}" in another language: there is no such page, or it names another one itself. Write the name of the page in English[, probably "{nearest}"].',
    '`alternateOf` names no page of blocks, or one that is itself a translation.',
    'Visitors would find no way from one language to the other.',
    'Write the name under `blockPages` of the page that says the same in English.',
  ),
  'original-left-out': error(
    'The page "{page}" is in "{region}", and the page "{original}" that says the same in English is not. Give both the same onlyIn.',
    'An edition has a page in another language, and not the page that it names by `alternateOf`.',
    'The link to the other language would lead nowhere.',
    'State the same `onlyIn` in both, or leave `alternateOf` out.',
  ),
  'same-language': error(
    'The pages "{page}" and "{other}" say the same, and both are in {language}. State the lang of this one, or leave out alternateOf.',
    'Two of the pages that say the same in several languages are in the same one.',
    'The link by the name of the language would lead to the language that the page is in.',
    'State `lang`, or leave out `alternateOf`.',
  ),
} as const;

const { atPlace } = reporter(codes);

/** Pages of blocks that say by `alternateOf` what they cannot be, each once. */
export const pageLanguages: AddressRule = function* ({ resolved }) {
  const { document } = resolved.written.regions;
  const editions = [resolved.generic, ...resolved.regions];
  const known = new Set(
    editions.flatMap(({ config }) =>
      Object.entries(config.blockPages ?? {}).flatMap(([name, { alternateOf }]) =>
        alternateOf === undefined ? name : [],
      ),
    ),
  );
  const reported = new Set<string>();
  for (const { key: region, config, provenanceOf } of editions) {
    const pages = new Map(listBlockPages(config));
    for (const [page, words] of pages) {
      const { alternateOf: original } = words;
      const pointer = provenanceOf(`/blockPages/${page}/alternateOf`)?.pointer ?? '';
      if (original === undefined || reported.has(pointer)) continue;
      const place = { document, pointer };
      const twin = listVersions(page, config).find(
        ([name, other]) => name !== page && languageOf(other) === languageOf(words),
      );
      reported.add(pointer);
      if (!known.has(original)) {
        const { near, isGuess } = nameMeant(original, known);
        yield atPlace(
          place,
          'unknown-original',
          { original, nearest: near },
          { instead: near, isGuess },
        );
      } else if (!pages.has(original)) {
        yield atPlace(place, 'original-left-out', { page, original, region });
      } else if (twin !== undefined) {
        const language =
          new Intl.DisplayNames('en', { type: 'language' }).of(languageOf(words)) ?? '';
        yield atPlace(place, 'same-language', { page, other: twin[0], language });
      } else reported.delete(pointer);
    }
  }
};

function languageOf({ lang = usualLanguage }: BlockPage): string {
  return primaryOf(lang);
}
