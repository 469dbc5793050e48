import type { ReactNode } from 'react';
import { linkedEdition } from '../../app/block-links.ts';
import { DatedList } from '../../components/dated-list/DatedList.tsx';
import type { DatedItem } from '../../components/dated-list/DatedList.tsx';
import { feedOf, listNews } from '../../services/block-pages.ts';
import { foreignOf, usualLanguage } from '../../services/languages.ts';
import { BlockSection } from './BlockSection.tsx';
import { dayIn, wordsOf } from './kinds.ts';
import type { BlockProps, PageOfBlocks } from './kinds.ts';

export function NewsBlock({ id, words, page }: BlockProps<'news'>): ReactNode {
  const items = newsBelow(page);
  return (
    <BlockSection id={id} title={words.title}>
      {items.length === 0 ? <p>{words.none}</p> : null}
      <DatedList items={items} />
      <p>
        <a className="way" href={feedOf(page.page.url)}>
          {words.feed}
        </a>
      </p>
    </BlockSection>
  );
}

/** In the order of the routes, which is by day: no text of the content decides it. */
function newsBelow(page: PageOfBlocks): readonly DatedItem[] {
  const { data } = page;
  const { edition } = linkedEdition(page);
  const news = new Map(listNews(wordsOf(page), edition).map((each) => [each.name, each]));
  return data.routes.pages.flatMap(({ kind, region: key, params, url: href }) => {
    const isOwn = kind === page.page.kind && key === edition.key;
    const found = isOwn ? news.get(params['page'] ?? '') : undefined;
    if (found === undefined) return [];
    const { title, description, lang } = found.page;
    const date = dayIn(foreignOf(lang), found.date, data.site);
    // Its language is said where it is not the one of the list.
    const other = lang === wordsOf(page).lang ? {} : { lang: lang ?? usualLanguage };
    return [{ date, title, text: description, href, ...other }];
  });
}
