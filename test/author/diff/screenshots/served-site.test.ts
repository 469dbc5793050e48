import { expect, test } from 'vitest';
import {
  openServedSite,
  shownOrigin,
} from '../../../../cli/author/diff/screenshots/served-site.ts';
import { showSite } from '../../../../cli/author/diff/shown-site.ts';
import { withoutCache } from '../../../../cli/compile/emit/drawing.ts';
import { openProgram } from '../../../../cli/compile/site/program.ts';
import { sampleSide } from '../sample.ts';

test('pages are photographed with the fonts of the site, however late these come', async () => {
  const program = openProgram();
  const served = await openServedSite(showSite(sampleSide({}, program)), withoutCache);
  const resource = { edition: 'main', url: '/', region: 'generic', page: 'landing' } as const;
  const styles = program.client().styles.map((url) => served(new URL(url, shownOrigin), resource));
  const text = styles.map((answer) => String(answer?.body)).join('');
  const ways = [...text.matchAll(/font-display:\s*(\w+)/g)].map(([, way]) => way);
  expect(new Set(ways)).toEqual(new Set(['block']));
});
