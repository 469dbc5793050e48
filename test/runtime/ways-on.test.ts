import { describe, expect, test } from 'vitest';
import { interfaceWords, libraryWords, pageWords } from '../example-words.ts';
import { site } from './main-data.ts';
import { linkNamed, open } from './open-document.ts';

function textOf(document: Document): string {
  return (document.querySelector('main')?.textContent ?? '').replace(/\s+/g, ' ');
}

describe('ways on', () => {
  test.each([
    ['/', pageWords.home.doors.partners, '/about/#partners'],
    ['/nv/', pageWords.try.link, '/nv/try/'],
    ['/nv/webinar/', pageWords.webinar.next.plan, '/nv/plan/'],
  ])('lead from %s by “%s” to %s', (url, label, href) => {
    expect(linkNamed(open(url), label)).toBe(href);
  });

  test('the start page has doors for schools, libraries, families and students', () => {
    const { schools, libraries, families, students } = pageWords.home.doors;
    const page = open('/');
    const doors = [schools, libraries?.label, families, students];
    expect(doors.map((label = '') => linkNamed(page, label))).toEqual([
      '/plan/',
      libraries?.url,
      '/privacy/',
      '/try/',
    ]);
  });

  test('lead from the library edition to what was tested for accessibility', () => {
    const page = open('/', {}, 'library');
    expect(linkNamed(page, libraryWords.footer.accessibility)).toBe(
      'https://careers.example/accessibility/',
    );
  });

  test('confirmations say what happens next, and whom to ask', () => {
    const { steps } = pageWords.demoConfirmation;
    const page = open('/nv/demo-access/confirmation/');
    const waypoints = [...page.querySelectorAll('.trail h3')].map(({ textContent }) => textContent);
    expect(waypoints).toEqual(steps.items.map(({ title }) => title));
    expect(linkNamed(page, site.contacts.email)).toBe(`mailto:${site.contacts.email}`);
  });

  test('the page about a feature says which accounts have it and that the free one lacks it, and leads to their prices', () => {
    const page = open('/nv/uptheladder/');
    expect(textOf(page)).toContain(
      'Included in the Basic Upgrade and Enhanced Upgrade. The Free Educator Account does not include it.',
    );
    expect(linkNamed(page, interfaceWords.plans.compare)).toBe('/nv/pricing/');
  });

  test('the privacy page says what takes an account, where it lists what anybody can open', () => {
    const products = open('/nv/privacy/').querySelector('section[aria-labelledby="products"]');
    expect(products?.textContent).toContain('Included in the Basic Upgrade and Enhanced Upgrade.');
  });

  test('the page about exploring careers begins with a career and what it pays in its region', () => {
    const profile = open('/nv/plan/').querySelector('.profile');
    const career = profile?.querySelector('h2')?.textContent;
    const answers = pageWords.try.questions.flatMap((question) => question.answers);
    expect(answers.map((answer) => answer.career)).toContain(career);
    expect(profile?.querySelector('.profile__pay')?.textContent).toMatch(/^\$[\d,]+$/);
  });
});

test('the privacy page lists the kinds of data that the facts name', () => {
  const terms = [...open('/privacy/').querySelectorAll('.prose__terms')].map((list) =>
    [...list.children].map((item) => item.textContent),
  );
  expect(terms).toEqual([site.privacy.personalData, site.privacy.signUpData]);
});
