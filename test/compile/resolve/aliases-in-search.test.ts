import { expect, test } from 'vitest';
import { resolvedRegion } from './sample.ts';

test('the state search finds a region by its aliases as well', () => {
  const { config } = resolvedRegion('nj', {
    regions:
      '  new_jersey: { code: NJ, name: New Jersey, searchSpellings: [garden state], aliases: [jersey] }\n',
  });
  expect(config.searchSpellings).toEqual(['garden state', 'jersey']);
});
