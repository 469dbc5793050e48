import { describe, expect, test } from 'vitest';
import { fillIn } from '../../runtime/services/fill-in.ts';
import { interfaceWords, libraryWords, pageWords } from '../example-words.ts';
import { openQuotes, site } from './main-data.ts';
import { linkNamed, open } from './open-document.ts';
import { nevada } from './site-data.ts';

function textOf(document: Document): string {
  return (document.querySelector('main')?.textContent ?? '').replace(/\s+/g, ' ');
}

describe('the landing page', () => {
  const words = pageWords.landing;

  test('announces an upcoming webinar and links to the sign-up', () => {
    expect(linkNamed(open('/nv/'), 'Sign up for the webinar')).toBe('/nv/webinar/');
  });

  test('shows no alert where no webinar is coming up', () => {
    expect(linkNamed(open('/ak/'), 'Sign up for the webinar')).toBeUndefined();
  });

  test('links to the app for those who have an account', () => {
    expect(linkNamed(open('/nv/'), words.appLink)).toBe(nevada.appUrl);
  });

  test('draws the outline of its state', () => {
    const sheet = open('/nv/').querySelector('.region-sheet');
    expect(sheet?.getAttribute('aria-label')).toBe(words.sheet.outlineWithCounties);
  });
});

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
    const doors = [schools, libraries.label, families, students];
    expect(doors.map((label) => linkNamed(page, label))).toEqual([
      '/plan/',
      libraries.url,
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

describe('pricing', () => {
  test('shows every price of the data', () => {
    const text = textOf(open('/nv/pricing/'));
    const missing = ['$89', '$3.50', '$525', '$5,000', 'Up to 25 students', 'Up to 175 students'];
    expect(missing.filter((price) => !text.includes(price))).toEqual([]);
  });

  const actionsOf = (page: Document) =>
    [...page.querySelectorAll('.plan-card')].map((card) =>
      card.querySelector('a')?.getAttribute('href'),
    );

  test.each([
    ['/nv/pricing/', pageWords.pricing.tabs.all],
    ['/nv/pricing/individual/', pageWords.pricing.tabs.individual],
    ['/nv/pricing/group/', pageWords.pricing.tabs.group],
  ])('has one heading, also on %s, and a tab that is chosen', (path, tab) => {
    const page = open(path);
    expect(page.querySelector('h1')?.textContent).toBe(pageWords.pricing.title);
    expect(page.querySelector('.tabs [aria-current=page]')?.textContent).toBe(tab);
  });

  test('has a title of its own for each audience', () => {
    const paths = ['/nv/pricing/', '/nv/pricing/individual/', '/nv/pricing/group/'];
    expect(new Set(paths.map((path) => open(path).title)).size).toBe(paths.length);
  });

  test('has a next step for each account, which needs no quote while quotes are closed', () => {
    expect(actionsOf(open('/nv/pricing/'))).toEqual([
      nevada.signUpUrl,
      nevada.signUpUrl,
      '/nv/quote/?account=basicUpgrade#order',
      '/nv/quote/?account=enhancedUpgrade#order',
    ]);
  });

  test('begins with a line that leads to the notice of the quote page while quotes are closed', () => {
    const noticeOf = (page: Document) => page.querySelector('main .notice');
    expect(noticeOf(open('/nv/pricing/'))?.textContent).toBe('Quotes are closed, orders are open.');
    expect(noticeOf(open('/nv/pricing/'))?.querySelector('a[href$="/quote/"]')).not.toBeNull();
    expect(noticeOf(open('/nv/pricing/', openQuotes))).toBeNull();
  });

  test('leads to the quote form for many educators once quotes are open', () => {
    expect(actionsOf(open('/nv/pricing/group/', openQuotes))).toEqual(['/nv/quote/', '/nv/quote/']);
  });

  test.each([
    ['closed', {}],
    ['open', openQuotes],
  ] as const)('says below the table what helps while quotes are %s', (state, changes) => {
    const [words = ''] = pageWords.pricing.help[state]
      .split(/[[\]]/)
      .filter((piece) => piece !== '');
    expect(textOf(open('/nv/pricing/', changes))).toContain(words);
  });

  test('compares all accounts for one audience, too', () => {
    expect(open('/nv/pricing/group/').querySelectorAll('thead th')).toHaveLength(5);
  });

  test('narrows the cards to the audience', () => {
    const names = [...open('/nv/pricing/group/').querySelectorAll('.plan-card h3')];
    expect(names.map((name) => name.textContent)).toEqual(['Basic Upgrade', 'Enhanced Upgrade']);
  });

  test.each(['/nv/pricing/', '/nv/pricing/group/'])(
    'says on %s how the price for a number of students is worked out',
    (path) => {
      expect(open(path).querySelector('.section:has(.price-form) p')?.textContent).toBe(
        'Basic Upgrade: your number of students × $3.50 a year. The minimum order is $525.',
      );
    },
  );

  test.each([
    [
      'order, while quotes are closed',
      {},
      interfaceWords.plans.order,
      '/nv/quote/?account=basicUpgrade#order',
    ],
    ['ask for a quote, once they are open', openQuotes, interfaceWords.plans.quote, '/nv/quote/'],
  ])('leads from what it costs to where one can %s', (_where, changes, label, href) => {
    const cost = open('/nv/pricing/group/', changes).querySelector('.section:has(.price-form)');
    const wayOn = cost?.querySelector('a[href^="/"]');
    expect([wayOn?.textContent, wayOn?.getAttribute('href')]).toEqual([label, href]);
  });

  test('says no such price to one educator', () => {
    expect(open('/nv/pricing/individual/').querySelector('.price-form')).toBeNull();
  });

  test('prices the library edition by population', () => {
    const rows = [...open('/pricing/', {}, 'library').querySelectorAll('.tier-table tbody tr')];
    expect(rows.map((row) => row.textContent)).toEqual([
      'Under 25,000$11,340',
      '25,000 and more$14,175',
    ]);
  });
});

test('the privacy page lists the kinds of data that the facts name', () => {
  const terms = [...open('/privacy/').querySelectorAll('.prose__terms')].map((list) =>
    [...list.children].map((item) => item.textContent),
  );
  expect(terms).toEqual([site.privacy.personalData, site.privacy.signUpData]);
});
