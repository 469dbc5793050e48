import { describe, expect, test } from 'vitest';
import { pageWords } from '../example-words.ts';
import { openQuotes, purchaseOrders, site } from './main-data.ts';
import { linkNamed, open } from './open-document.ts';

describe('the quote page', () => {
  const { closed, order } = pageWords.quote;

  test('shows a notice and no form while quotes are closed', () => {
    const page = open('/nv/quote/');
    expect(page.querySelector('main')?.textContent).toContain(closed.notice);
    expect(page.querySelector('[data-island=CrmForm]')).toBeNull();
  });

  test('leads on while quotes are closed: to the vendor, the demo form, the mailbox and the phone', () => {
    const page = open('/nv/quote/');
    const { vendorLink, ways } = closed;
    const labels = [vendorLink, ways.look.button, ways.ask.email, ways.ask.phone ?? ''];
    expect(labels.map((label) => linkNamed(page, label))).toEqual([
      'https://vendor.example/',
      '/nv/demo-access/',
      'mailto:hello@careers.example',
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

  test('has the way to order as its first choice, before the vendor and a look around', () => {
    const page = open('/nv/quote/');
    const first = page.querySelector('main .button--primary')?.getAttribute('href');
    expect(first).toBe('#order');
    expect(page.querySelector('#order')?.textContent).toBe(order.title);
  });

  test('names no phone where there is none', () => {
    const contacts = { email: site.contacts.email };
    const page = open('/nv/quote/', { data: { site: { ...site, contacts } } });
    expect(page.querySelector('main a[href^="tel:"]')).toBeNull();
  });

  test('holds the form once quotes are open', () => {
    const island = open('/nv/quote/', openQuotes).querySelector('[data-island=CrmForm]');
    expect(island?.getAttribute('data-props')).toContain('"formId":"quote-form"');
  });

  test('fills in the number of students that the price calculator took', () => {
    const island = open('/nv/quote/', openQuotes).querySelector('[data-island=CrmForm]');
    const taken = '"fromAddress":{"number_of_students":"students"}';
    expect(island?.getAttribute('data-props')).toContain(taken);
  });
});

test('partners write a mail that says what it is about', () => {
  const { button, subject } = pageWords.about.partners;
  const mail = new URL(linkNamed(open('/nv/about/'), button) ?? '');
  expect(mail.searchParams.get('subject')).toBe(subject);
});

describe.each([
  ['closed', {}],
  ['open', openQuotes],
])('the order of a school, while quotes are %s,', (_state, changes) => {
  const page = open('/nv/quote/', changes);
  const { order, purchaseOrder, districtFile } = pageWords.quote;
  const blanks = ['Account: ', 'Number of students: ', ...order.lines];

  test('is a text to complete, also without JavaScript', () => {
    expect(page.querySelector('textarea')?.textContent).toBe(blanks.join('\n'));
  });

  test('opens as a mail with the same text', () => {
    const mail = new URL(linkNamed(page, order.send) ?? '');
    expect(mail.pathname).toBe(site.contacts.email);
    expect(Object.fromEntries(mail.searchParams)).toEqual({
      subject: order.subject,
      body: blanks.join('\r\n'),
    });
  });

  test('has the address and the phone number beside it', () => {
    const facts = page.querySelector('.section[aria-labelledby=order] dl')?.textContent;
    expect(facts).toContain(site.contacts.email);
    expect(facts).toContain(site.contacts.phone);
  });

  test('is followed by where a purchase order goes', () => {
    const block = page.querySelector('.section[aria-labelledby=purchase-order]')?.textContent;
    const { legalName, address, email } = purchaseOrders;
    for (const fact of [legalName, ...address, email, ...purchaseOrder.write]) {
      expect(block).toContain(fact);
    }
  });

  test('says what a district finds here for its file', () => {
    const file = page.querySelector('.section[aria-labelledby=district-file]');
    const kinds = [...(file?.querySelectorAll('dt') ?? [])].map((kind) => kind.textContent);
    expect(kinds).toEqual(districtFile.items.map(({ title }) => title));
  });
});

test('no purchase order is asked for where none are taken', () => {
  const { purchaseOrders: taken, ...others } = site;
  expect(taken).toBeDefined();
  const page = open('/nv/quote/', { data: { site: others } });
  expect(page.querySelector('#purchase-order')).toBeNull();
});

test('every account for many can be ordered while quotes are closed', () => {
  const cards = [...open('/nv/pricing/group/').querySelectorAll('.plan-card')];
  expect(cards.map((card) => card.querySelector('a')?.getAttribute('href'))).toEqual([
    '/nv/quote/?account=basicUpgrade#order',
    '/nv/quote/?account=enhancedUpgrade#order',
  ]);
});
