import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { data } from '../../generated/index.ts';
import type { RegionConfig } from '../../runtime/contract.ts';
import { createSiteRenderer } from '../../runtime/app/renderer.ts';
import { context } from '../author/reach/real-site.ts';
import { coveringEditions } from '../covering-editions.ts';
import { linkNamed } from './open-document.ts';

const render = createSiteRenderer(data, context);
const editions: readonly RegionConfig[] = [data.generic, ...data.regions];
const names = coveringEditions();
const covering = editions.filter(({ key }) => names.includes(key));

function open(url: string): Document {
  const page = data.routes.pages.find((each) => each.edition === 'main' && each.url === url);
  if (page === undefined) throw new Error(`The site has no page ${url}.`);
  return new JSDOM(render(page)).window.document;
}

test('every region has recordings, each with a film and its captions', () => {
  const bare = editions.filter(
    ({ webinarHistory: [first, ...others] }) =>
      first === undefined || [first, ...others].some(({ captions }) => captions === undefined),
  );
  expect(bare.map(({ key }) => key)).toEqual([]);
});

test('the sign-up of a region leads to the last webinar', () => {
  const without = covering.filter(({ pathPrefix, pages }) => {
    const page = open(`${pathPrefix}/webinar/`);
    const block = page.querySelector('.webinar__last');
    return (
      block?.querySelector('h2')?.textContent !== pages.webinar.last.title ||
      block.querySelector('a')?.getAttribute('href') !== `${pathPrefix}/webinar/latest/`
    );
  });
  expect(without.map(({ key }) => key)).toEqual([]);
});

test('the end of a page signs up where there is a form, else plays the latest recording', () => {
  for (const { pathPrefix, pages, webinar, webinarHistory } of covering) {
    const part = open(`${pathPrefix}/plan/`).querySelector('[data-bottom-webinar] a');
    const { planned, recorded } = pages.closing.webinar;
    const expected = webinar.upcoming
      ? [planned.button, `${pathPrefix}/webinar/`]
      : [recorded.button, `${pathPrefix}/webinar/${webinarHistory[0]?.slug ?? ''}/`];
    expect([part?.textContent, part?.getAttribute('href')]).toEqual(expected);
  }
});

test('each page of an index says the address that its recording keeps', () => {
  const indexes = data.routes.pages.filter(
    ({ kind, canonical, region }) =>
      kind === 'recorded-webinar' && canonical !== undefined && names.includes(region),
  );
  for (const { url, canonical = '' } of indexes) {
    const page = open(url);
    expect(linkNamed(page, data.site.origin + canonical)).toBe(canonical);
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      data.site.origin + canonical,
    );
  }
});
