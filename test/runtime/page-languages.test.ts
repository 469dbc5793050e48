import { describe, expect, test } from 'vitest';
import type { BlockPage, SiteConfig } from '../../runtime/contract.ts';
import { ownName } from '../../runtime/services/languages.ts';
import { blockPages } from './block-data.ts';
import { open } from './open-document.ts';
import { nevada, siteData } from './site-data.ts';

const { site } = siteData;

/**
 * The page of all blocks, as far as it is written otherwise, in Spanish. The page of October says
 * the same in English where the page is tied to it.
 */
function openSpanish(
  page: Partial<BlockPage> = {},
  interfaces: SiteConfig['interfaces'] = {},
  url = '/nv/families/',
): Document {
  const { all, ...others } = blockPages;
  if (all === undefined) throw new Error('The sample has no page of all blocks.');
  const pages = { ...others, all: { ...all, lang: 'es', ...page } };
  const data = { regions: [{ ...nevada, blockPages: pages }], site: { ...site, interfaces } };
  return open(url, { data });
}

const langOf = (page: Document, selector: string) =>
  page.querySelector(selector)?.closest('[lang]')?.getAttribute('lang');

describe('a page in another language', () => {
  const page = openSpanish({}, { es: { skipLink: 'Ir al contenido' } });

  test('says it, and in what language all around it is', () => {
    expect(page.documentElement.lang).toBe('es');
    const parts = ['.navbar', '.state-line', '.paper', '.footer', '#webinars .dated'];
    expect(parts.map((part) => langOf(page, part))).toEqual(parts.map(() => 'en'));
    expect(langOf(page, '#text p')).toBe('es');
    expect(page.querySelector('.page__bottom')).toBeNull();
  });

  test('has the words of its language, and others with the language that they are in', () => {
    expect(page.querySelector('.skip-link')?.outerHTML).toBe(
      '<a class="skip-link" href="#main">Ir al contenido</a>',
    );
    const without = openSpanish().querySelector('.skip-link');
    expect([without?.textContent, without?.getAttribute('lang')]).toEqual([
      site.interface.skipLink,
      'en',
    ]);
  });

  test('takes the words of the language for those of a country', () => {
    const ofCountry = openSpanish({ lang: 'es-US' }, { es: { skipLink: 'Ir al contenido' } });
    expect(ofCountry.querySelector('.skip-link')?.textContent).toBe('Ir al contenido');
  });

  test('has a form in its language once all of its words are there', () => {
    const { forms, confirmed } = site.interface;
    const own = { forms: { ...forms, submit: 'Enviar' }, confirmed };
    const whole = openSpanish({}, { es: own });
    expect(langOf(whole, '#form [data-island]')).toBe('es');
    const props = whole.querySelector<HTMLElement>('#form [data-island]')?.dataset['props'] ?? '';
    expect(JSON.parse(props)).toMatchObject({
      words: { submit: 'Enviar' },
      sent: {
        months: expect.arrayContaining(['noviembre']),
        halves: [expect.stringMatching(/^a\.\sm\.$/), expect.stringMatching(/^p\.\sm\.$/)],
      },
    });
    const { retry, ...others } = own.forms;
    expect(retry).toBeDefined();
    const part = openSpanish({}, { es: { ...own, forms: others } });
    expect(langOf(part, '#form [data-island]')).toBe('en');
    expect(part.querySelector('#form [data-island]')?.outerHTML).not.toContain('Enviar');
  });

  test('has captions in its language, whatever the words around them are in', () => {
    const { dataset } = openSpanish().querySelector<HTMLElement>('#video [data-island]') ?? {};
    expect(JSON.parse(dataset?.['props'] ?? '{}')).toMatchObject({ captionsLang: 'es' });
  });

  test('has captions in another language where its film says so, by that language’s name', () => {
    const video = blockPages['all']?.blocks['video'];
    if (video === undefined || !('video' in video)) throw new Error('The sample has no film.');
    const film = { ...video.video.video, captionsLang: 'en' };
    const blocks = { video: { video: { ...video.video, video: film } } };
    const { dataset } =
      openSpanish({ blocks }).querySelector<HTMLElement>('#video [data-island]') ?? {};
    expect(JSON.parse(dataset?.['props'] ?? '{}')).toMatchObject({
      captionsLang: 'en',
      words: { captions: 'English' },
    });
  });

  test('writes days as its language does', () => {
    const dated = openSpanish({ date: '2026-11-02' });
    expect(dated.querySelector('main time')?.textContent).toBe('2 de noviembre de 2026');
  });

  test('marks what a drawing says of itself, and not what is written beside it', () => {
    const langIn = (picture: BlockPage['picture'] & {}) =>
      openSpanish({ picture }).querySelector('.sheet img')?.getAttribute('lang');
    const file = 'assets/scenes/story.svg';
    expect([langIn(file), langIn({ file, alt: 'Un cuento' })]).toEqual(['en', null]);
  });

  test('is marked where pages in English link to it', () => {
    const page = openSpanish({ linkedFrom: ['menu', 'footer'] }, {}, '/nv/plan/');
    const links = page.querySelectorAll('a[href="/nv/families/"]');
    expect(
      Array.from(links, (link) => [link.getAttribute('lang'), link.getAttribute('hreflang')]),
    ).toEqual([
      ['es', 'es'],
      ['es', 'es'],
    ]);
  });
});

describe('a page that says the same as one in English', () => {
  const tied = { alternateOf: 'older' };
  const [spanish, english] = ['/nv/families/', '/nv/families/stories/'];

  test('leads to it by the name of its language, and back', () => {
    const linkOn = (url: string) =>
      openSpanish(tied, {}, url).querySelector('main a[hreflang]')?.outerHTML;
    expect(linkOn(spanish)).toBe(`<a href="${english}" lang="en-US" hreflang="en-US">English</a>`);
    expect(linkOn(english)).toBe(`<a href="${spanish}" lang="es" hreflang="es">Español</a>`);
  });

  test('names both to search engines, on both, and the English one for all other languages', () => {
    for (const url of [spanish, english]) {
      const links = openSpanish(tied, {}, url).querySelectorAll('link[hreflang]');
      const named = Array.from(links, (link) => [
        link.getAttribute('hreflang'),
        new URL(link.getAttribute('href') ?? '').pathname,
      ]);
      expect(Object.fromEntries(named), url).toEqual({
        es: spanish,
        'en-US': english,
        'x-default': english,
      });
    }
  });

  test('names none where it is alone', () => {
    expect(openSpanish().querySelector('link[hreflang], main a[hreflang]')).toBeNull();
  });
});

test.each([
  ['es', 'Español'],
  ['es-US', 'Español'],
  ['fr', 'Français'],
  ['ht', 'Haitian Creole'],
])('%s calls itself %s', (lang, name) => {
  expect(ownName(lang)).toBe(name);
});
