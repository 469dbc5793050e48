import { expect, test } from 'vitest';
import { listBlockEditions, listBlockForms } from '../../../runtime/services/block-pages.ts';
import { listUpcoming } from '../../../runtime/services/schedule.ts';
import { parseHtml } from '../../../cli/deliver/check/html/tree.ts';
import { listIslands, shownBy } from '../../../cli/deliver/check/islands.ts';
import { createSourceFile } from '../../../cli/diagnostics/span.ts';
import { createSiteRenderer } from '../../../runtime/app/renderer.ts';
import { buildContext, siteData } from '../../runtime/site-data.ts';

const render = createSiteRenderer(siteData, buildContext);
const islands = siteData.routes.pages.flatMap((page) =>
  listIslands(parseHtml(createSourceFile(page.url, render(page)))),
);

const formIds: ReadonlySet<string> = new Set([
  ...Object.values(siteData.site.forms),
  ...Object.values(siteData.library?.forms ?? {}),
  ...listBlockEditions(siteData)
    .flatMap(listBlockForms)
    .map(([id]) => id),
  ...siteData.regions.flatMap(({ webinar }) =>
    listUpcoming(webinar?.upcoming).map(({ webinarSignupForm }) => webinarSignupForm),
  ),
]);

/** The texts of all islands that a condition holds for, with the names of their islands. */
function listTexts(isWanted: (text: string) => boolean): readonly string[] {
  return islands.flatMap(({ name, texts }) =>
    texts.filter(({ text }) => isWanted(text)).map(({ text }) => `${name} ${text}`),
  );
}

function listKnown(kind: 'form' | 'video'): readonly string[] {
  return islands.flatMap((island) => shownBy(kind, island).map((text) => `${island.name} ${text}`));
}

test('finds the ids of all forms that islands of the site show', () => {
  const ids = listTexts((text) => formIds.has(text));
  // These two show a message, and a link to the page that has the form.
  const shown = ids.filter((id) => !/^(?:WebinarAlert|RecordedWebinar) /.test(id));
  expect(shown).not.toEqual([]);
  expect(listKnown('form')).toEqual(shown);
});

test('finds the URLs of all videos that islands of the site play', () => {
  const urls = listTexts((text) => text.endsWith('.mp4'));
  expect(urls).not.toEqual([]);
  expect(listKnown('video')).toEqual(urls);
});

test('finds nothing in an island that is called like a property of all objects', () => {
  const markup = '<div data-island="constructor" data-props=\'{"formId":"quote"}\'></div>';
  const [island] = listIslands(parseHtml(createSourceFile('page.html', markup)));
  expect(island && shownBy('form', island)).toEqual([]);
});
