import { describe, expect, test } from 'vitest';
import { listBlocks } from '../../runtime/services/block-pages.ts';
import type { Block, BlockPage, RegionConfig } from '../../runtime/contract.ts';
import { blockPages, blockWords } from './block-data.ts';
import { linkNamed, open } from './open-document.ts';
import { nevada } from './site-data.ts';

/** The page with each kind of block, as far as it is written otherwise. */
function openAll(page: Partial<BlockPage> = {}, region: Partial<RegionConfig> = {}): Document {
  const { all, ...others } = blockPages;
  if (all === undefined) throw new Error('The sample has no page of all blocks.');
  const regions = [{ ...nevada, ...region, blockPages: { all: { ...all, ...page }, ...others } }];
  return open('/nv/families/', { data: { regions } });
}

function openBlocks(...blocks: readonly Block[]): Document {
  return openAll({ blocks: Object.fromEntries(blocks.map((block, at) => [`block-${at}`, block])) });
}

function textsOf(document: Document, selector: string): readonly (string | null)[] {
  return [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
}

describe('a page of blocks', () => {
  const page = openAll();

  test('has a part for each block that is shown, in their order, by its name', () => {
    const { all } = blockPages;
    const names = all === undefined ? [] : listBlocks(all).map(([name]) => name);
    expect(names).toHaveLength(14);
    const parts = [...page.querySelectorAll('.page__content > [id]')];
    expect(parts.map(({ id }) => id)).toEqual(names);
    expect(page.body.textContent).not.toContain('Not yet');
  });

  test('calls a section each part that has a heading', () => {
    const headed = [...page.querySelectorAll('.page__content > :has(> h2)')];
    expect(headed.filter(({ localName }) => localName !== 'section')).toEqual([]);
    expect(page.querySelectorAll('.page__content > section:not(:has(h2))')).toHaveLength(0);
  });

  test('calls each part as its heading', () => {
    const parts = [...page.querySelectorAll('.page__content > [id]')];
    expect(parts.map((part) => part.getAttribute('aria-label'))).toEqual(
      parts.map((part) => part.querySelector('h2')?.textContent ?? null),
    );
  });

  test('has one h1, and no heading below one that is not there', () => {
    const levels = [...page.querySelectorAll('main :is(h1, h2, h3, h4)')].map(({ localName }) =>
      Number(localName.slice(1)),
    );
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    const skips = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);
    expect(skips).toEqual([]);
  });

  test('has questions that open without a script', () => {
    const [first] = blockWords.questions.items;
    expect(textsOf(page, 'details > summary')).toContain(first?.question);
    expect(page.querySelector('#questions [data-island]')).toBeNull();
  });

  test('begins with the outline of the region and a lead, or with a picture', () => {
    expect(page.querySelector('.title-bar__region')).not.toBeNull();
    expect(page.querySelector('.lead a')?.getAttribute('href')).toBe('/nv/plan/');
    const news = open('/nv/families/stories/');
    expect(news.querySelector('.title-bar, .lead')).toBeNull();
    expect(news.querySelector('.sheet img')?.getAttribute('src')).toBe('/assets/scenes/story.svg');
  });
});

test('a page of news says its day, above its headline', () => {
  for (const [url, day] of [
    ['/nv/families/stories/', 'October 12, 2026'],
    ['/nv/families/wages/', 'November 2, 2026'],
  ] as const) {
    expect(textsOf(open(url), 'main :is(time, h1)')[0]).toBe(day);
  }
});

test('a block without a heading goes on with the one before', () => {
  const page = openBlocks(
    { text: { title: 'First', paragraphs: ['One.'] } },
    { text: { paragraphs: ['Two.'] } },
  );
  expect(page.querySelector('#block-0 + #block-1.section--on')?.textContent).toBe('Two.');
});

test('more than four steps stand below each other', () => {
  const items = ['a', 'b', 'c', 'd', 'e'].map((title) => ({ title, text: 'A step.' }));
  const classOf = (count: number) =>
    openBlocks({ steps: { title: 'A year', items: items.slice(0, count) } }).querySelector('.trail')
      ?.className;
  expect([classOf(4), classOf(5)]).toEqual(['trail trail--climbs', 'trail trail--down']);
});

describe('the button of an action', () => {
  const upcoming = { webinarSignupForm: 'form', webinarDetails: 'A tour.' };
  const hrefOf = (to: Block['action'] & {}, region: Partial<RegionConfig> = {}) =>
    openAll({ blocks: { next: { action: to } } }, region)
      .querySelector('#next .button')
      ?.getAttribute('href');

  test.each([
    ['sign-up', 'https://app.example/sign-up'],
    ['demo', '/nv/demo-access/'],
    ['webinar', '/nv/webinar/'],
    ['brochure', '/assets/brochures/default.pdf'],
    ['quote', '/nv/quote/'],
  ] as const)('for %s leads to %s', (to, href) => {
    expect(hrefOf({ title: 'Next', to, button: 'Go' }, { webinar: { upcoming } })).toBe(href);
  });

  test('for the webinar leads to the latest recording where none is announced', () => {
    const action = { title: 'Next', to: 'webinar', button: 'Go' } as const;
    expect(hrefOf(action, { webinar: {} })).toBe('/nv/webinar/2026-03-12/');
    expect(hrefOf(action, { webinar: {}, webinarHistory: [] })).toBe('/nv/webinar/');
  });
});

describe('a list of news', () => {
  test('has the newest first, and the feed', () => {
    const page = openAll();
    const links = [...page.querySelectorAll('#news .dated a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/nv/families/wages/',
      '/nv/families/stories/',
    ]);
    expect(page.querySelector('#news [role=img]')?.getAttribute('aria-label')).toBe(
      'November 2, 2026',
    );
    expect(linkNamed(page, blockWords.news.feed)).toBe('/nv/families/feed.xml');
  });

  test('is found by programs that read feeds', () => {
    const feed = openAll().querySelector('link[rel=alternate]');
    expect(feed?.getAttribute('href')).toBe('/nv/families/feed.xml');
    expect(feed?.getAttribute('type')).toBe('application/atom+xml');
  });

  test('is one step from each page that it lists', () => {
    const back = open('/nv/families/wages/').querySelector('.day a');
    expect(back?.getAttribute('href')).toBe('/nv/families/');
  });

  test('says that there is none', () => {
    const page = openAll({ address: '/elsewhere/' });
    expect(page.querySelector('#news .dated')).toBeNull();
    expect(textsOf(page, '#news p')).toContain(blockWords.news.none);
  });
});

describe('a list of webinars', () => {
  test('has those to come, then the recordings at the addresses that they keep', () => {
    const page = openAll();
    const links = [...page.querySelectorAll('#webinars a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/nv/webinar/',
      '/nv/webinar/2026-03-12/',
      '/nv/webinar/2026-01-08/',
    ]);
    expect(page.querySelector('#webinars h3')).not.toBeNull();
  });

  test('does not repeat what the leaf and the headline say', () => {
    const webinar = {
      webinarSignupForm: 'form',
      title: 'A tour',
      date: 'Wednesday, May 5, 2027, 4:00 p.m. Pacific Time',
      webinarDetails: 'Wednesday, May 5, 2027, 4:00 p.m. Pacific Time: A tour. Bring a class.',
    };
    const page = openAll({}, { webinar: { upcoming: webinar } });
    expect(textsOf(page, '#webinars .dated:first-of-type p')[0]).toBe('A tour Bring a class.');
  });

  test('says that there is none', () => {
    const page = openAll({}, { webinar: {}, webinarHistory: [] });
    expect(textsOf(page, '#webinars p')).toEqual([blockWords.webinars.none]);
  });
});

test('files are offered to be kept', () => {
  const link = openAll().querySelector('#downloads a');
  expect(link?.getAttribute('href')).toBe('/assets/brochures/default.pdf');
  expect(link?.hasAttribute('download')).toBe(true);
});

test('a page that the region lacks is an internal error', () => {
  expect(() => open('/nv/families/', { entry: { params: { page: 'none' } } })).toThrow(
    '"nevada" has no page of blocks "none".',
  );
});

test('a page of the library edition has its heading, its blocks and its own form and demo (S23)', () => {
  const page = open('/questions/', {}, 'library');
  expect(textsOf(page, 'h1, h2, .notice__label')).toEqual(['What librarians ask', 'Ask', 'See it']);
  expect(linkNamed(page, 'Request a demo')).toBe('/requestdemo/');
  expect(page.querySelector('#ask')?.innerHTML).toContain('libraries@careers.example');
  expect(page.querySelector('nav [aria-current]')?.textContent).toBe('What librarians ask');
});
