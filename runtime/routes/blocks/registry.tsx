import type { ReactNode } from 'react';
import { Figures } from '../../components/claims-legend/Figures.tsx';
import { FeatureSection } from '../../components/feature-section/FeatureSection.tsx';
import { Paragraphs } from '../../components/prose/Paragraphs.tsx';
import { Prose } from '../../components/prose/Prose.tsx';
import { Questions } from '../../components/questions/Questions.tsx';
import { Quote } from '../../components/quote/Quote.tsx';
import { Table } from '../../components/table/Table.tsx';
import { Trail } from '../../components/trail/Trail.tsx';
import { WayCards } from '../../components/way-cards/WayCards.tsx';
import { Ways } from '../../components/ways/Ways.tsx';
import type { Way } from '../../components/ways/Ways.tsx';
import { Film } from '../film.tsx';
import { ActionBlock } from './action.tsx';
import { BlockSection } from './BlockSection.tsx';
import { FormBlock } from './form.tsx';
import type { BlockKind, BlockProps, BlockWords } from './kinds.ts';
import { NewsBlock } from './news.tsx';
import { WebinarsBlock } from './webinars.tsx';

type BlockComponents = {
  readonly [Kind in BlockKind]: (props: BlockProps<Kind>) => ReactNode;
};

/** What draws each kind of block. Those that take more than a component have files of their own. */
export const blockComponents: BlockComponents = {
  text: ({ id, words: { title, paragraphs } }) => (
    <BlockSection id={id} title={title}>
      <Paragraphs texts={paragraphs} />
    </BlockSection>
  ),
  figures: ({ id, words: { title, items } }) => (
    <BlockSection id={id} title={title} isWide>
      <Figures figures={items} />
    </BlockSection>
  ),
  picture: ({ id, words: { title, text, picture, links }, page }) => (
    <FeatureSection
      id={id}
      title={title}
      text={<Prose text={text} />}
      picture={page.asset(picture)}
      {...(links && { links: links.map(wayOf) })}
    />
  ),
  steps: ({ id, words: { title, items } }) => (
    <BlockSection id={id} title={title} isWide={items.length <= mostBeside}>
      <Trail waypoints={items} course={items.length <= mostBeside ? 'up' : 'down'} />
    </BlockSection>
  ),
  cards: ({ id, words: { title, items } }) => (
    <BlockSection id={id} title={title} isWide>
      <WayCards cards={items.map((card) => ({ ...card, links: card.links.map(wayOf) }))} />
    </BlockSection>
  ),
  quote: ({ id, words: { text, by, source } }) => (
    <BlockSection id={id}>
      <Quote text={text} by={by} {...(source && { source: wayOf(source) })} />
    </BlockSection>
  ),
  table: ({ id, words: { title, ...table } }) => (
    <BlockSection id={id} title={title} isWide>
      <Table {...table} />
    </BlockSection>
  ),
  questions: ({ id, words: { title, items } }) => (
    <BlockSection id={id} title={title}>
      <Questions items={items} />
    </BlockSection>
  ),
  action: ActionBlock,
  form: FormBlock,
  video: ({ id, words: { title, text, video }, page }) => (
    <BlockSection id={id} title={title} text={text}>
      <Film film={video} page={page} />
    </BlockSection>
  ),
  downloads: ({ id, words: { title, items }, page }) => (
    <BlockSection id={id} title={title}>
      <Ways links={items.map(({ label, file }) => ({ label, href: page.urlOf(file) }))} areFiles />
    </BlockSection>
  ),
  webinars: WebinarsBlock,
  news: NewsBlock,
};

/** More steps than have room side by side stand below each other. */
const mostBeside = 4;

function wayOf({ label, url }: NonNullable<BlockWords<'quote'>['source']>): Way {
  return { label, href: url };
}
