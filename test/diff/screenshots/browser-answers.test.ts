import { expect, test } from 'vitest';
import { openSharedFiles } from '../../../cli/diff/screenshots/browser-answers.ts';

test('pages are photographed with the fonts of the site, however late these come', async () => {
  const { client } = await openSharedFiles();
  const styles = [...client].filter(([name]) => name.endsWith('.css'));
  const text = styles.map(([, contents]) => new TextDecoder().decode(contents)).join('');
  const ways = [...text.matchAll(/font-display:\s*(\w+)/g)].map(([, way]) => way);
  expect(new Set(ways)).toEqual(new Set(['block']));
});
