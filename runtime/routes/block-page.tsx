import { createElement } from 'react';
import type { ReactNode } from 'react';
import { headOf } from '../app/head.ts';
import { Layout } from '../app/layout.tsx';
import { Markup } from '../app/Markup.tsx';
import { PageTitle } from '../app/PageTitle.tsx';
import type { Head, MainPage, MainRoute } from '../app/view.ts';
import type { Block } from '../contract.ts';
import { Opening } from '../components/opening/Opening.tsx';
import { Picture } from '../components/picture/Picture.tsx';
import { Prose } from '../components/prose/Prose.tsx';
import { feedOf, listBlocks, listFeeds, listVersions } from '../services/block-pages.ts';
import { ownName, usualLanguage } from '../services/languages.ts';
import { dayIn, wordsOf } from './blocks/kinds.ts';
import type { BlockKind } from './blocks/kinds.ts';
import { blockComponents } from './blocks/registry.tsx';

/** A page that is made of blocks in the YAML. */
export const blockPage: MainRoute = {
  head: (page) => {
    const words = wordsOf(page);
    const isList = listBlocks(words).some(([, { news }]) => news !== undefined);
    return {
      ...headOf(page, words),
      ...(isList && { feed: feedOf(page.page.url) }),
      ...(words.lang !== undefined && { lang: words.lang }),
      versions: versionsOf(page),
    };
  },
  View: (page) => (
    <Layout
      {...beginningOf(page)}
      content={<Blocks {...page} />}
      // What ends other pages is in English.
      {...(page.lang === undefined && { bottom: <Markup html={page.bottom} /> })}
    />
  ),
};

/** Where search engines find what the page says, in each language. */
function versionsOf({ page, region, data, link }: MainPage): NonNullable<Head['versions']> {
  const pages = new Map(data.routes.pages.map((entry) => [entry.url, entry]));
  return listVersions(page.params['page'] ?? '', region).flatMap(([name, words]) => {
    const url = link('block-page', { page: name });
    const href = pages.get(url)?.sameAs ?? url;
    const isUsual = words.alternateOf === undefined;
    const hreflang = words.lang ?? usualLanguage;
    return [hreflang, ...(isUsual ? ['x-default'] : [])].map((each) => ({ hreflang: each, href }));
  });
}

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

/**
 * The day of a page of news with the way to the page that lists it, and the ways to the same page
 * in other languages.
 */
function Day(page: MainPage): ReactNode {
  const { region, site, link } = page;
  const { date, address, lang } = wordsOf(page);
  const others = listVersions(page.page.params['page'] ?? '', region).filter(
    ([, version]) => version.lang !== lang,
  );
  if (date === undefined && others.length === 0) return null;
  const list = listFeeds(region).find((feed) => address.startsWith(feed.page.address));
  return (
    <p className="day">
      {date !== undefined && list && (
        <a href={link('block-page', { page: list.name })}>{list.page.link ?? list.page.title}</a>
      )}
      {date !== undefined && <time dateTime={date}>{dayIn(page.lang, date, site)}</time>}
      {others.map(([name, { lang: own = usualLanguage }]) => (
        <a key={name} href={link('block-page', { page: name })} lang={own} hrefLang={own}>
          {ownName(own)}
        </a>
      ))}
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
