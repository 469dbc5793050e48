import type { ReactNode } from 'react';
import { formatDay } from '../../app/format.ts';
import type { MainPage } from '../../app/view.ts';
import { DatedList } from '../../components/dated-list/DatedList.tsx';
import type { DatedItem } from '../../components/dated-list/DatedList.tsx';
import { listNews } from '../../services/block-pages.ts';
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
        <a className="way" href={`${page.page.url}feed.xml`}>
          {words.feed}
        </a>
      </p>
    </BlockSection>
  );
}

function newsBelow(page: MainPage): readonly DatedItem[] {
  return listNews(wordsOf(page), page.region).map(
    ({ name, page: { title, description }, date }) => ({
      date: formatDay(date, page.site.interface),
      title,
      text: description,
      href: page.link('block-page', { page: name }),
    }),
  );
}
