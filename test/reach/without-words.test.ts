import { expect, test } from 'vitest';
import { createManifest } from '../../cli/manifest/manifest.ts';
import { recordReach } from '../../cli/reach/page-reach.ts';
import { withoutWords } from '../../cli/reach/without-words.ts';
import { resolveValues } from '../../cli/resolve/resolve-values.ts';
import type { Written } from '../../cli/resolve/written.ts';
import { data } from '../../generated/index.ts';
import { loadSourcedRenderer } from '../runtime/sourced-renderer.ts';
import { context, resolved } from './real-site.ts';

test('the words of a sentence are left out, and what stands in braces is kept', () => {
  const written = { title: 'Work in {{regionName}}, {month}' };
  expect(withoutWords(written)).toEqual(withoutWords({ title: 'Jobs {{regionName}} {month}' }));
  expect(withoutWords(written)).not.toEqual(withoutWords({ title: 'Work in {{regionName}}' }));
});

test.each([
  ['a figure', { price: 89 }, { price: 95 }],
  ['a date', { date: '2027-03-04' }, { date: '2025-03-04' }],
  ['a text that is empty', { note: 'Two words' }, { note: '' }],
  ['a list', { steps: ['Two words', 'Two more'] }, { steps: ['Two words'] }],
  ['a field', { note: 'Two words' }, {}],
])('%s is kept', (_, written, other) => {
  expect(withoutWords(written)).not.toEqual(withoutWords(other));
});

test('pages of other words show the same fields', async () => {
  const createSiteRenderer = await loadSourcedRenderer();
  const { written, ...rest } = resolved;
  const others: Written = {
    regions: { ...written.regions, value: otherWords(written.regions.value) },
    library: { ...written.library, value: otherWords(written.library.value) },
  };
  expect(withoutWords(others.regions.value)).toEqual(withoutWords(written.regions.value));
  const edited = { ...rest, ...resolveValues(others), written: others };
  const [manifest] = createManifest(edited, { mount: 'prefix' });
  if (manifest === undefined) throw new Error('The site cannot be planned.');
  const { site, generic, regions, library, routes } = manifest;
  const editedData = { ...data, site, generic, regions, library, routes };
  const record = await recordReach({
    resolved: edited,
    data: editedData,
    context,
    createSiteRenderer,
  });
  expect(record).toEqual(await recordReach({ resolved, data, context, createSiteRenderer }));
});

/** Each word of a sentence backwards. */
function otherWords<T>(value: T): T {
  const text = JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'string' && /\s/.test(inner) ? backwards(inner) : inner,
  );
  const others: T = JSON.parse(text);
  return others;
}

function backwards(text: string): string {
  return text.replace(/\{+[^{}]*\}+|\]\([^)]*\)|\p{L}+/gu, (found) =>
    /^[{\]]/.test(found) ? found : [...found].reverse().join(''),
  );
}
