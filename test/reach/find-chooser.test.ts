import { expect, test } from 'vitest';
import { findChooser } from '../../cli/reach/find-chooser.ts';
import { data } from '../../generated/index.ts';
import { loadSourcedRenderer } from '../runtime/sourced-renderer.ts';
import { context, mapPages } from './real-site.ts';

const createSiteRenderer = await loadSourcedRenderer();

const page = data.routes.pages.find(({ url }) => url === '/oh/pricing/');

/** The value that chose the first text of the page that a field says. */
async function chooserOf(isIt: (field: string) => boolean) {
  if (page === undefined) throw new Error('There is no such page.');
  const [mapped] = mapPages(data, context, createSiteRenderer, [page]);
  const text = mapped?.texts.find(
    ({ kind, parts }) =>
      kind === 'text' && parts.some(({ sources }) => sources.some(({ field }) => isIt(field))),
  );
  if (text === undefined) throw new Error('The page has no such text.');
  const sources = { data, context, createSiteRenderer };
  return findChooser(sources, page, text.path, () => Promise.resolve());
}

test('of a “Yes” that a comparison of plans says, it is the value of that plan', async () => {
  const { plans, planFeatures } = data.site;
  const cells = planFeatures.flatMap(({ availability }, index) =>
    plans.map(({ id }) => ({ place: `${index}/availability/${id}`, value: availability[id] })),
  );
  const first = cells.find(({ value }) => value === true);
  expect(await chooserOf((field) => field.endsWith('.included'))).toEqual({
    owner: 'site',
    pointer: `/planFeatures/${first?.place ?? ''}`,
    value: true,
  });
});

test('a text that no other value would replace has none', async () => {
  expect(await chooserOf((field) => field === 'planFeatures.0.name')).toBeUndefined();
});
