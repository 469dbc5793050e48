import { exampleOf } from '../example-words.ts';
import { nodeAt } from '../../cli/compile/schema/schema-node.ts';
import type { Block, BlockPage, LibraryConfig } from '../../runtime/contract.ts';

/** What the schema gives as an example of each kind of block. */
export const blockWords = exampleOf(
  nodeAt('regions', '/defaults/blockPages/page/blocks/block'),
) as Required<Block>;

/** A block of each kind, called as its kind is. */
const ofEachKind = Object.fromEntries(
  Object.entries(blockWords)
    .filter(([field]) => field !== 'shown')
    .map(([kind, words]) => [kind, { [kind]: words }]),
);

const textOnly = { text: { text: { paragraphs: ['Read **on**.'] } } };

/** A page with each kind of block, a page of news with a picture, and one without. */
export const blockPages: Readonly<Record<string, BlockPage>> = {
  all: {
    address: '/families/',
    title: 'For families',
    description: 'What a child does here.',
    lead: 'At [school](/nv/plan/).',
    blocks: {
      ...ofEachKind,
      hidden: { shown: false, text: { title: 'Not yet', paragraphs: ['Wait.'] } },
    },
  },
  older: {
    address: '/families/stories/',
    title: 'Eight new stories',
    description: 'From the bakery to the night shift.',
    date: '2026-10-12',
    picture: 'assets/scenes/story.svg',
    blocks: textOnly,
  },
  newer: {
    address: '/families/wages/',
    title: 'Wages of this year',
    description: 'What careers pay.',
    date: '2026-11-02',
    blocks: textOnly,
  },
};

/** A page of the library edition. */
export const libraryBlockPages: NonNullable<LibraryConfig['blockPages']> = {
  questions: {
    address: '/questions/',
    title: 'What librarians ask',
    description: 'What it costs.',
    linkedFrom: ['menu'],
    blocks: {
      ask: { form: { title: 'Ask', form: 'library-question' } },
      next: { action: { title: 'See it', to: 'demo', button: 'Request a demo' } },
    },
  },
};
