import { createElement } from 'react';
import type { ReactNode } from 'react';
import { formatDay } from '../app/format.ts';
import { headOf } from '../app/head.ts';
import { Layout } from '../app/layout.tsx';
import { Markup } from '../app/Markup.tsx';
import { PageTitle } from '../app/PageTitle.tsx';
import type { MainPage, MainRoute } from '../app/view.ts';
import type { Block } from '../contract.ts';
import { Opening } from '../components/opening/Opening.tsx';
import { Picture } from '../components/picture/Picture.tsx';
import { Prose } from '../components/prose/Prose.tsx';
import { feedOf, listBlocks, listFeeds } from '../services/block-pages.ts';
import { wordsOf } from './blocks/kinds.ts';
import type { BlockKind } from './blocks/kinds.ts';
import { blockComponents } from './blocks/registry.tsx';

/** A page that is made of blocks in the YAML. */
export const blockPage: MainRoute = {
  head: (page) => {
    const words = wordsOf(page);
    const isList = listBlocks(words).some(([, { news }]) => news !== undefined);
    return { ...headOf(page, words), ...(isList && { feed: feedOf(page.page.url) }) };
  },
  View: (page) => (
    <Layout
      {...beginningOf(page)}
      content={<Blocks {...page} />}
      bottom={<Markup html={page.bottom} />}
    />
  ),
};

/** With a picture, that beside the headline; else the outline of the region. */
function beginningOf(page: MainPage): { readonly title?: ReactNode; readonly top?: ReactNode } {
  const { title, lead, picture } = wordsOf(page);
  const words = lead === undefined ? undefined : <Prose text={lead} />;
  const date = <Day {...page} />;
  if (picture !== undefined) {
    const sheet = <Picture asset={page.asset(picture)} place="sheet" isFirstSeen />;
    return { top: <Opening heading={title} above={date} lead={words} sheet={sheet} /> };
  }
  return {
    title: (
      <>
        {date}
        <PageTitle page={page}>{title}</PageTitle>
      </>
    ),
    ...(words !== undefined && { top: <p className="lead">{words}</p> }),
  };
}

/** The day of a page of news, and the way to the page that lists it. */
function Day(page: MainPage): ReactNode {
  const { region, site, link } = page;
  const { date, address } = wordsOf(page);
  if (date === undefined) return null;
  const list = listFeeds(region).find((feed) => address.startsWith(feed.page.address));
  return (
    <p className="day">
      {list && (
        <a href={link('block-page', { page: list.name })}>{list.page.link ?? list.page.title}</a>
      )}
      <time dateTime={date}>{formatDay(date, site.interface)}</time>
    </p>
  );
}

function Blocks(page: MainPage): ReactNode {
  return listBlocks(wordsOf(page)).map(([id, block]) => {
    const kind = Object.keys(block).find(isKind);
    return kind === undefined ? null : drawAs(kind, id, block, page);
  });
}

function isKind(field: string): field is BlockKind {
  return Object.hasOwn(blockComponents, field);
}

function drawAs<Kind extends BlockKind>(kind: Kind, id: string, block: Block, page: MainPage) {
  const words = block[kind];
  return words && createElement(blockComponents[kind], { key: id, id, words, page });
}
