import { describe, expect, test } from 'vitest';
import { fillIn } from '../../runtime/services/fill-in.ts';
import { pageWords } from '../example-words.ts';
import { linkNamed, open } from './open-document.ts';

function textOf(document: Document): string {
  return (document.querySelector('main')?.textContent ?? '').replace(/\s+/g, ' ');
}

describe('the line below the menu', () => {
  const { header, chooseState } = pageWords;

  test.each([
    ['/nv/plan/', '/l/plan/'],
    ['/nv/pricing/group/', '/l/pricing/group/'],
    ['/nv/quote/confirmation/', '/l/quote/'],
    ['/nv/webinar/latest/1/', '/l/webinar/'],
  ])('of %s leads to %s', (url, chooser) => {
    const line = open(url).querySelector(`nav[aria-label="${header.state}"]`);
    expect(line?.textContent).toBe(`Nevada ${header.changeState}`);
    expect(line?.querySelector('a')?.getAttribute('href')).toBe(chooser);
  });

  test.each([
    ['/nv/', ['/l/', '/nv/webinar/']],
    ['/ak/', ['/l/']],
  ])('leads from %s to the webinar that is announced', (url, ways) => {
    const links = [...open(url).querySelectorAll('.state-line a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(ways);
  });

  test('asks for the state where there is none', () => {
    expect(linkNamed(open('/plan/'), chooseState.title)).toBe('/l/plan/');
  });

  test.each(['/', '/l/', '/l/plan/', '/nv/l/', '/nv/404.html'])('is not on %s', (url) => {
    expect(open(url).querySelector('.state-line')).toBeNull();
  });

  test('leads from there to the same page of each state, and says which that is', () => {
    const page = open('/l/plan/');
    expect(linkNamed(page, 'Nevada')).toBe('/nv/plan/');
    expect(textOf(page)).toContain(
      fillIn(chooseState.samePage.lead, { page: pageWords.plan.title }),
    );
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });
});
