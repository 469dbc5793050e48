import type { ReactNode } from 'react';
import { formatDay } from '../../app/format.ts';
import type { MainPage } from '../../app/view.ts';
import { DatedList } from '../../components/dated-list/DatedList.tsx';
import type { DatedItem } from '../../components/dated-list/DatedList.tsx';
import { wordsOf } from '../block-words.ts';
import { BlockSection } from './BlockSection.tsx';
import type { BlockProps } from './kinds.ts';

export function NewsBlock({ id, words, page }: BlockProps<'news'>): ReactNode {
  const items = newsBelow(page);
  return (
    <BlockSection id={id} title={words.title}>
      {items.length === 0 ? <p>{words.none}</p> : <DatedList items={items} />}
      <p>
        <a className="way" href={`${page.page.url}feed.xml`}>
          {words.feed}
        </a>
      </p>
    </BlockSection>
  );
}

/** The dated pages whose addresses begin with that of this one, the newest first. */
function newsBelow(page: MainPage): readonly DatedItem[] {
  const { site, region, findLink } = page;
  const { address: own } = wordsOf(page);
  return Object.entries(region.blockPages ?? {})
    .flatMap(([name, { address, date, title, description }]) => {
      const href = findLink('block-page', region.key, { page: name });
      const isNews = address.startsWith(own) && address !== own;
      return isNews && date !== undefined && href !== undefined
        ? [{ day: date, date: formatDay(date, site.interface), title, text: description, href }]
        : [];
    })
    .sort((a, b) => b.day.localeCompare(a.day));
}
