import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { OpenPage } from '../../../cli/author/dev/open-pages.ts';
import { trackOpenPages } from '../../../cli/author/dev/open-pages.ts';
import { initialState } from '../../../cli/author/dev/state.ts';

const problem = { place: '', code: '', message: 'wrong', frame: '', isFixable: false };

function trackBroken(programProblems = [problem]) {
  const state = { ...initialState, programProblems };
  return trackOpenPages({ state: () => state }, () => undefined);
}

/** A page that keeps what comes. */
function createPage(): { readonly page: OpenPage; readonly received: readonly string[] } {
  const received: string[] = [];
  const send: OpenPage['send'] = ({ type }) => received.push(type);
  const end = (): void => void received.push('end');
  return { page: { webRoot: 'main', path: '/', send, end }, received };
}

test('a page is sent what is wrong as soon as it is open', async () => {
  const { page, received } = createPage();
  trackBroken().open(page, '');
  await turn();
  expect(received).toEqual(['problems', 'notices']);
});

test('what keeps an open page from being rendered is sent to it, and said at the terminal once', async () => {
  const lines: string[] = [];
  const error = new Error('The page /plan/ could not be rendered (Hero, runtime/Hero.tsx:3:4)');
  const version = {
    pageOf: () => ({ kind: 'plan' }),
    renderOpen: () => Promise.reject(error),
  };
  const site = { state: () => ({ ...initialState, version }) };
  const pages = trackOpenPages(site as never, (line) => lines.push(line));
  const { page, received } = createPage();
  pages.open(page, '');
  await turn();
  await pages.announce();
  expect(received).toEqual(['problems', 'notices']);
  expect(lines).toEqual([expect.stringContaining('runtime/Hero.tsx:3:4')]);
});

test('of a page that cannot be made since an asset is gone nothing is said but that', async () => {
  const lines: string[] = [];
  const version = {
    pageOf: () => ({ kind: 'plan' }),
    renderOpen: () => Promise.reject(new Error('The build has no asset "assets/gone.svg".')),
  };
  const site = { state: () => ({ ...initialState, version, programProblems: [problem] }) };
  const sent: unknown[] = [];
  const page: OpenPage = { ...createPage().page, send: (message) => sent.push(message) };
  trackOpenPages(site as never, (line) => lines.push(line)).open(page, '');
  await turn();
  expect(sent).toContainEqual({ type: 'problems', problems: [problem] });
  expect(lines).toEqual([]);
});

test('all open pages are sent the same', () => {
  const pages = trackBroken();
  const [one, other] = [createPage(), createPage()];
  for (const { page } of [one, other]) pages.open(page, '');
  pages.tell({ type: 'instant', at: '2027-03-01T00:00:00Z' });
  expect([one.received[0], other.received[0]]).toEqual(['instant', 'instant']);
});

test('a page that opens after the end is ended, and sent nothing', () => {
  const pages = trackBroken();
  pages.close();
  const { page, received } = createPage();
  pages.open(page, '');
  expect(received).toEqual(['end']);
});

test('a page that was ended is sent nothing more', async () => {
  const problems = [problem];
  const pages = trackBroken(problems);
  const { page, received } = createPage();
  pages.open(page, '');
  pages.close();
  problems.push(problem);
  await pages.announce();
  expect(received.at(-1)).toBe('end');
});
