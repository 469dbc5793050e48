import { describe, expect, test } from 'vitest';
import { findChooser } from '../../cli/reach/find-chooser.ts';
import { data } from '../../generated/index.ts';
import type { CreateSiteRenderer } from '../../runtime/contract.ts';
import { loadSourceMarkingRenderer } from '../runtime/source-marking-renderer.ts';
import { context, mapPages } from './real-site.ts';

const createSiteRenderer = await loadSourceMarkingRenderer();

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

describe('of several names', () => {
  const plan = data.site.plans.findIndex(({ unit }) => unit === 'per-year');
  const chooser = { owner: 'site', pointer: `/plans/${plan}/unit`, value: 'per-year' };

  /** The chooser of the only text of a page. */
  function chooserWhere(textOf: (unit: string | undefined) => string) {
    if (page === undefined) throw new Error('There is no such page.');
    const small: CreateSiteRenderer =
      ({ site }) =>
      () =>
        `<html><body><p>${textOf(site.plans[plan]?.unit)}</p></body></html>`;
    const sources = { data, context, createSiteRenderer: small };
    return findChooser(sources, page, [0, 0, 0], () => Promise.resolve());
  }

  test.each(['free', 'per-student-per-year', 'starting-at'])('each is tried: %s', async (other) => {
    const found = await chooserWhere((unit) => (unit === other ? 'Another text' : 'A text'));
    expect(found).toEqual(chooser);
  });

  test('one with which no page can be made is passed over', async () => {
    const found = await chooserWhere((unit) => {
      if (unit === 'free') throw new Error('A free plan has no price.');
      return unit === 'starting-at' ? 'Another text' : 'A text';
    });
    expect(found).toEqual(chooser);
  });
});
