import type { ReactNode } from 'react';
import { formatDay } from '../../app/format.ts';
import type { MainPage } from '../../app/view.ts';
import { DatedList } from '../../components/dated-list/DatedList.tsx';
import type { DatedItem } from '../../components/dated-list/DatedList.tsx';
import { feedOf, listNews } from '../../services/block-pages.ts';
import { BlockSection } from './BlockSection.tsx';
import { wordsOf } from './kinds.ts';
import type { BlockProps } from './kinds.ts';

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
function newsBelow(page: MainPage): readonly DatedItem[] {
  const { data, region, site } = page;
  const news = new Map(listNews(wordsOf(page), region).map((each) => [each.name, each]));
  return data.routes.pages.flatMap(({ kind, region: key, params, url: href }) => {
    const isOwn = kind === 'block-page' && key === region.key;
    const found = isOwn ? news.get(params['page'] ?? '') : undefined;
    if (found === undefined) return [];
    const { title, description } = found.page;
    return [{ date: formatDay(found.date, site.interface), title, text: description, href }];
  });
}
