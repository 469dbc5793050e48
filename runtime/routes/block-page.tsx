import { createElement } from 'react';
import type { ReactNode } from 'react';
import { linkedEdition } from '../app/block-links.ts';
import { headOf, libraryHeadOf } from '../app/head.ts';
import { Layout } from '../app/layout.tsx';
import { Markup } from '../app/Markup.tsx';
import { PageTitle } from '../app/PageTitle.tsx';
import type { Head, LibraryRoute, MainPage, MainRoute } from '../app/view.ts';
import type { Block } from '../contract.ts';
import { Opening } from '../components/opening/Opening.tsx';
import { Picture } from '../components/picture/Picture.tsx';
import { Prose } from '../components/prose/Prose.tsx';
import { feedOf, listBlocks, listFeeds, listVersions } from '../services/block-pages.ts';
import { ownName, usualLanguage } from '../services/languages.ts';
import { dayIn, wordsOf } from './blocks/kinds.ts';
import type { BlockKind, PageOfBlocks } from './blocks/kinds.ts';
import { blockComponents } from './blocks/registry.tsx';

/** A page that is made of blocks in the YAML. */
export const blockPage: MainRoute = {
  head: (page) => {
    const words = wordsOf(page);
    return {
      ...headOf(page, words),
      ...feedIn(page),
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

/** The same in the library edition, whose pages end without the block of the main site. */
export const libraryBlockPage: LibraryRoute = {
  head: (page) => ({ ...libraryHeadOf(page, wordsOf(page)), ...feedIn(page) }),
  View: (page) => <Layout {...beginningOf(page)} content={<Blocks {...page} />} />,
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

function feedIn(page: PageOfBlocks): Pick<Head, 'feed'> {
  const isList = listBlocks(wordsOf(page)).some(([, { news }]) => news !== undefined);
  return isList ? { feed: feedOf(page.page.url) } : {};
}

/** With a picture, that beside the headline; else the outline of the region. */
function beginningOf(page: PageOfBlocks): { readonly title?: ReactNode; readonly top?: ReactNode } {
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
        {'library' in page ? <h1>{title}</h1> : <PageTitle page={page}>{title}</PageTitle>}
      </>
    ),
    ...(words !== undefined && { top: <p className="lead">{words}</p> }),
  };
}

/**
 * The day of a page of news with the way to the page that lists it, and the ways to the same page
 * in other languages.
 */
function Day(page: PageOfBlocks): ReactNode {
  const { date, address, lang } = wordsOf(page);
  const { edition, urlOfPage } = linkedEdition(page);
  const others = listVersions(page.page.params['page'] ?? '', edition).filter(
    ([, version]) => version.lang !== lang,
  );
  if (date === undefined && others.length === 0) return null;
  const list = listFeeds(edition).find((feed) => address.startsWith(feed.page.address));
  return (
    <p className="day">
      {date !== undefined && list && (
        <a href={urlOfPage(list.name)}>{list.page.link ?? list.page.title}</a>
      )}
      {date !== undefined && <time dateTime={date}>{dayIn(page.lang, date, page.data.site)}</time>}
      {others.map(([name, { lang: own = usualLanguage }]) => (
        <a key={name} href={urlOfPage(name)} lang={own} hrefLang={own}>
          {ownName(own)}
        </a>
      ))}
    </p>
  );
}

function Blocks(page: PageOfBlocks): ReactNode {
  return listBlocks(wordsOf(page)).map(([id, block]) => {
    const kind = Object.keys(block).find(isKind);
    return kind === undefined ? null : drawAs(kind, id, block, page);
  });
}

function isKind(field: string): field is BlockKind {
  return Object.hasOwn(blockComponents, field);
}

function drawAs<Kind extends BlockKind>(kind: Kind, id: string, block: Block, page: PageOfBlocks) {
  const words = block[kind];
  return words && createElement(blockComponents[kind], { key: id, id, words, page });
}
