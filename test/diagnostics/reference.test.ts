import { expect, test } from 'vitest';
import { composeReference } from './reference.ts';

test('docs/diagnostics.md has an entry for each code, as the catalogue and the fixtures say', async () => {
  await expect(await composeReference()).toMatchFileSnapshot('../../docs/diagnostics.md');
});
