import { describe, expect, test } from 'vitest';
import { pageWords } from '../example-words.ts';
import { openQuotes, site } from './main-data.ts';
import { linkNamed, open } from './open-document.ts';

describe('the quote page', () => {
  const { closed } = pageWords.quote;

  test('shows a notice and no form while quotes are closed', () => {
    const page = open('/nv/quote/');
    expect(page.querySelector('main')?.textContent).toContain(closed.notice);
    expect(page.querySelector('[data-island]')).toBeNull();
  });

  test('leads on while quotes are closed: to the vendor, the demo form, the mailbox and the phone', () => {
    const page = open('/nv/quote/');
    const { vendorLink, ways } = closed;
    const labels = [vendorLink, ways.demo, ways.email, ways.phone ?? ''];
    expect(labels.map((label) => linkNamed(page, label))).toEqual([
      'https://vendor.example/',
      '/nv/demo-access/',
      expect.stringMatching(/^mailto:hello@careers\.example\?/),
      'tel:18005550199',
    ]);
  });

  test.each([
    ['closed', {}],
    ['open', openQuotes],
  ])('has one name, in its heading and its title, while quotes are %s', (_state, changes) => {
    const page = open('/nv/quote/', changes);
    expect(page.querySelector('h1')?.textContent).toBe(pageWords.quote.title);
    expect(page.title).toMatch(new RegExp(`^${pageWords.quote.title} `));
  });

  test('begins with the notice and the link of the vendor; what is open stands below', () => {
    const [first, ...others] = open('/nv/quote/').querySelectorAll('.page__content > *');
    expect(first?.querySelector('p')?.textContent).toBe(closed.notice);
    expect(first?.querySelector('a')?.textContent).toBe(closed.vendorLink);
    expect(others.some((part) => part.querySelector('a[href^="mailto:"]'))).toBe(true);
  });

  test('begins the mail of an order, for the buyer to complete', () => {
    const { subject, buyer } = closed.ways.mail;
    const mail = linkNamed(open('/nv/quote/'), closed.ways.email) ?? '';
    expect(Object.fromEntries(new URL(mail).searchParams)).toEqual({
      subject,
      body: ['Account: ', 'Number of students: ', buyer, ''].join('\r\n'),
    });
  });

  test('has the way to order as its first choice, before the vendor and a look around', () => {
    const first = [...open('/nv/quote/').querySelectorAll('main .button--primary')];
    expect(first.map((link) => link.getAttribute('href'))).toEqual([
      expect.stringMatching(/^mailto:/),
    ]);
  });

  test('names no phone where there is none', () => {
    const contacts = { email: site.contacts.email };
    const page = open('/nv/quote/', { data: { site: { ...site, contacts } } });
    expect(page.querySelector('main a[href^="tel:"]')).toBeNull();
  });

  test('holds the form once quotes are open', () => {
    const island = open('/nv/quote/', openQuotes).querySelector('[data-island]');
    expect(island?.getAttribute('data-props')).toContain('"formId":"quote-form"');
  });

  test('fills in the number of students that the price calculator took', () => {
    const island = open('/nv/quote/', openQuotes).querySelector('[data-island]');
    const taken = '"fromAddress":{"number_of_students":"students"}';
    expect(island?.getAttribute('data-props')).toContain(taken);
  });
});

test('partners write a mail that says what it is about', () => {
  const { button, subject } = pageWords.about.partners;
  const mail = new URL(linkNamed(open('/nv/about/'), button) ?? '');
  expect(mail.searchParams.get('subject')).toBe(subject);
});

describe('the price calculator', () => {
  const mailOf = (page: Document) => {
    const island = page.querySelector('[data-island="PriceCalculator"]');
    return JSON.parse(island?.getAttribute('data-props') ?? '{}').mail;
  };

  test('lets a school order by mail for the number that it typed, while quotes are closed', () => {
    expect(mailOf(open('/nv/pricing/'))).toMatchObject({
      to: site.contacts.email,
      lines: expect.arrayContaining(['Account: Basic Upgrade', 'Number of students: {students}']),
    });
    expect(mailOf(open('/nv/pricing/', openQuotes))).toBeUndefined();
  });
});
