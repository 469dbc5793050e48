import { expect, test, vi } from 'vitest';
import { countPageViews } from '../../../runtime/services/analytics.ts';
import { fire, openPage, settings, useSentReports } from './window.ts';

const sent = useSentReports();

test('a view has address, title, referrer, region and campaign, and no query', () => {
  const page = openPage('https://career.example/nv/spring26/quote/?email=a@b.example');
  countPageViews(page, { ...settings, campaign: 'spring26' });
  expect(sent).toMatchObject([
    {
      endpoint: '/views',
      report: {
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

test('a view goes without cookies, and outlives the page', () => {
  countPageViews(openPage('https://career.example/nv/'), settings);
  expect(sent[0]?.init).toMatchObject({ method: 'POST', credentials: 'omit', keepalive: true });
});

test('the other adapter sends the format of its service', async () => {
  const analytics = { adapter: 'plausible', endpoint: '/api/event' } as const;
  countPageViews(openPage('https://career.example/nv/plan/'), { ...settings, analytics });
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.report).toMatchObject({
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
  countPageViews(page, settings);
  page.history.pushState(null, '', '/pricing/?from=mail');
  fire(page, 'pagemove');
  expect(sent[1]?.report).toMatchObject({
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

test('without a service nothing is sent', () => {
  const { analytics, ...others } = settings;
  countPageViews(openPage('https://career.example/nv/'), others);
  expect([analytics, sent]).toEqual([expect.anything(), []]);
});

test('with a privacy signal nothing is sent', () => {
  const page = openPage('https://career.example/nv/');
  Object.assign(page.navigator, { globalPrivacyControl: true });
  countPageViews(page, settings);
  expect(sent).toEqual([]);
});
