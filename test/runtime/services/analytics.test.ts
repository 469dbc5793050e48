import { beforeEach, expect, test, vi } from 'vitest';
import { countPageViews } from '../../../runtime/services/analytics.ts';
import { fire, openPage, settings } from './window.ts';

const sent: { endpoint: string; view: unknown }[] = [];

beforeEach(() => {
  sent.length = 0;
  const sendBeacon = (endpoint: string, body: string): boolean => {
    sent.push({ endpoint, view: JSON.parse(body) });
    return true;
  };
  vi.stubGlobal('navigator', { sendBeacon });
});

test('a view has address, title, referrer, region and campaign, and no query', () => {
  countPageViews(openPage('https://career.example/nv/spring26/quote/?email=a@b.example'), settings);
  expect(sent).toEqual([
    {
      endpoint: '/views',
      view: {
        event: 'pageview',
        url: 'https://career.example/nv/spring26/quote/',
        title: 'A page',
        referrer: 'https://search.example/',
        region: 'nv',
        campaign: 'spring26',
      },
    },
  ]);
});

test('the other adapter sends the format of its service', () => {
  const analytics = { adapter: 'plausible', endpoint: '/api/event' } as const;
  countPageViews(openPage('https://career.example/nv/plan/'), { ...settings, analytics });
  expect(sent[0]?.view).toMatchObject({
    name: 'pageview',
    domain: 'career.example',
    url: 'https://career.example/nv/plan/',
  });
});

test('a view from the back/forward cache counts again', () => {
  const page = openPage('https://career.example/nv/');
  countPageViews(page, settings);
  fire(page, 'pageshow', { persisted: true });
  expect(sent).toHaveLength(2);
});

test('the first showing counts once', () => {
  const page = openPage('https://career.example/nv/');
  countPageViews(page, settings);
  fire(page, 'pageshow', { persisted: false });
  expect(sent).toHaveLength(1);
});

test('a move within the document counts the page that is shown then, led to by the one before', () => {
  const page = openPage('https://career.example/');
  const countMove = countPageViews(page, settings);
  page.history.pushState(null, '', '/pricing/?from=mail');
  countMove();
  expect(sent[1]?.view).toMatchObject({
    url: 'https://career.example/pricing/',
    referrer: 'https://career.example/',
  });
});

test('a page that is prerendered in the background counts when it is shown', () => {
  const page = openPage('https://career.example/nv/');
  Object.assign(page.document, { prerendering: true });
  countPageViews(page, settings);
  const before = sent.length;
  fire(page, 'prerenderingchange');
  expect([before, sent.length]).toEqual([0, 1]);
});

test.each([
  { analytics: { adapter: 'none' } },
  { analytics: { adapter: 'beacon' } },
  { environment: 'preview' },
] as const)('with %o nothing is sent', (change) => {
  countPageViews(openPage('https://career.example/nv/'), { ...settings, ...change });
  expect(sent).toEqual([]);
});

test('with a privacy signal nothing is sent', () => {
  const page = openPage('https://career.example/nv/');
  Object.assign(page.navigator, { globalPrivacyControl: true });
  countPageViews(page, settings);
  expect(sent).toEqual([]);
});
