import { expect, test } from 'vitest';
import { createManifest } from '../../../cli/compile/manifest/manifest.ts';
import { createPageMapper } from '../../../cli/author/reach/page-map.ts';
import type { MappedTexts, PageText, TextSource } from '../../../cli/author/reach/page-text.ts';
import { createSiteRenderer } from '../../../runtime/app/renderer.ts';
import { resolvedSite, traced } from '../../compile/resolve/sample.ts';
import { buildContext } from '../../runtime/site-data.ts';

const regions = `
  arizona:
    code: AZ
    name: Arizona
    fallthrough: nevada
  nevada:
    code: NV
    name: Nevada
    headerTitle: More than {{claims.careers}} careers
    webinarHistory:
      - date: March 12, 2026
        sortableDate: '2026-03-12'
        title: A tour
        description: An hour.
        videoUrl: https://media.example/march.mp4
`.slice(1);

const resolved = resolvedSite({ regions });

function mapPage(url: string): MappedTexts {
  const [manifest] = createManifest(resolved, { mount: 'prefix' });
  const page = manifest?.routes.pages.find((each) => each.url === url);
  if (manifest === undefined || page === undefined) throw new Error(`There is no page ${url}.`);
  const context = { ...buildContext, cards: new Proxy({}, { get: () => 'card.png' }) };
  const data = { ...manifest, map: {}, silhouettes: {}, icons: {} };
  const map = createPageMapper({ resolved, data, context, createSiteRenderer });
  return map(page, createSiteRenderer(data, context)(page));
}

function textsOf(url: string): readonly PageText[] {
  return mapPage(url).texts;
}

/** The pieces of the first text that reads like this, each with the fields that it shows. */
function pieces(url: string, text: string) {
  return find(url, text).parts.map((part) => [part.text, ...part.sources.map(describeSource)]);
}

function find(url: string, text: string): PageText {
  const found = textsOf(url).find((each) => each.text === text);
  if (found === undefined) throw new Error(`No text of ${url} is "${text}".`);
  return found;
}

function describeSource({ owner, field, token, asset }: TextSource): string {
  const name = `${owner}.${field}`;
  return asset === undefined
    ? token === undefined
      ? name
      : `{{${token}}} ${name}`
    : `${name} in ${asset}`;
}

test('a piece that a token prints shows the field of the token, and then the text that holds it', () => {
  expect(pieces('/nv/', 'More than 900 careers')).toEqual([
    ['More than ', 'nevada.headerTitle'],
    ['900', '{{claims.careers}} site.claims.careers', 'nevada.headerTitle'],
    [' careers', 'nevada.headerTitle'],
  ]);
});

test('a text that a region inherits has the hops by which it came', () => {
  const [source] = find('/az/', 'More than 900 careers').parts[0]?.sources ?? [];
  expect(traced(source?.provenance)).toEqual({
    typed: 'headerTitle: «More than {{claims.careers}} careers»',
    via: ['fallthrough arizona -> nevada: fallthrough: «nevada»'],
  });
});

test('a price is the number of the YAML, however it is written', () => {
  const price = find('/nv/pricing/', '$3.50');
  expect([price.kind, pieces('/nv/pricing/', '$3.50')]).toEqual([
    'price',
    [['$3.50', 'site.plans.2.price', 'site.interface.plans.perStudentPerYear']],
  ]);
});

test('a date that is said in words is that of the YAML', () => {
  expect(pieces('/nv/webinar/latest/', 'Webinar of March 2026')).toEqual([
    ['Webinar of ', 'nevada.pages.recordedWebinar.heading'],
    ['March', 'site.interface.months.2', 'nevada.pages.recordedWebinar.heading'],
    [' ', 'nevada.pages.recordedWebinar.heading'],
    ['2026', 'nevada.webinarHistory.0.sortableDate', 'nevada.pages.recordedWebinar.heading'],
  ]);
});

test('the title of a page is in the pieces that it is put together from', () => {
  const [title] = textsOf('/nv/privacy/').filter(({ kind }) => kind === 'title');
  expect(title?.parts.flatMap(({ sources }) => sources.map(describeSource))).toEqual([
    'nevada.pages.privacy.title',
    'nevada.name',
    'site.name',
  ]);
});

test('a picture is that of the field that names it, and so are the words that the drawing says itself', () => {
  const logo = textsOf('/nv/').filter(({ parts }) =>
    parts.some(({ sources }) => sources.some(({ field }) => field === 'logoImg')),
  );
  const named = logo.map(({ kind, parts }) => [
    kind,
    ...(parts[0]?.sources ?? []).map(describeSource),
  ]);
  expect(named).toEqual([
    ['picture', 'nevada.logoImg'],
    ['attribute', 'nevada.logoImg in assets/picture.svg'],
  ]);
});

test('the address of a page follows from the prefix of its region', () => {
  const link = textsOf('/nv/').find(({ kind, text }) => kind === 'link' && text === '/nv/plan/');
  expect(link?.parts.flatMap(({ sources }) => sources.map(describeSource))).toEqual([
    'nevada.pathPrefix',
  ]);
});

test('what a form may come to say is known beside what the page says', () => {
  const { texts, islandTexts } = mapPage('/onboarding/setup/');
  const [message] = islandTexts.filter(({ text }) => text === '{field}: {problem}');
  expect(message?.parts.flatMap(({ sources }) => sources.map(describeSource))).toEqual([
    'site.interface.forms.fieldProblem',
  ]);
  expect(texts.map(({ text }) => text)).not.toContain('{field}: {problem}');
});
