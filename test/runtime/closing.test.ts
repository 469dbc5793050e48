import { describe, expect, test } from 'vitest';
import { pageWords } from '../example-words.ts';
import { openQuotes } from './main-data.ts';
import { linkNamed, open } from './open-document.ts';
import { nevada } from './site-data.ts';

describe('the bottom block', () => {
  const { planned, recorded } = pageWords.closing.webinar;

  test('offers to sign up while a form for it exists', () => {
    expect(linkNamed(open('/nv/about/'), planned.button)).toBe('/nv/webinar/');
  });

  test('offers the latest recording otherwise', () => {
    expect(linkNamed(open('/about/'), recorded.button)).toBe('/webinar/2026-03-12/');
  });

  test('leads to the sign-up where no button does', () => {
    const linkOf = (path: string) =>
      open(path).querySelector('[data-bottom-webinar] .way:not([hidden])')?.getAttribute('href');
    expect([linkOf('/nv/about/'), linkOf('/ak/about/'), linkOf('/about/')]).toEqual([
      undefined,
      '/ak/webinar/',
      '/webinar/',
    ]);
  });

  test('asks for what a quote is made from only while quotes are open', () => {
    const inviteOf = (page: Document) => page.querySelector('.bottom-block__part p')?.textContent;
    expect(inviteOf(open('/nv/about/', openQuotes))).toBe(nevada.contactFormDescription);
    expect(inviteOf(open('/nv/about/'))).toBe(pageWords.quote.closed.invitation);
  });

  test('leads to the quote page', () => {
    expect(linkNamed(open('/nv/about/'), pageWords.closing.askButton)).toBe('/nv/quote/');
  });

  test('offers the brochure as a download', () => {
    expect(open('/nv/about/').querySelector('a[download]')?.getAttribute('href')).toBe(
      '/assets/brochures/default.pdf',
    );
  });
});
