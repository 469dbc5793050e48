import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { routePatterns } from '../../cli/manifest/pages.ts';
import type { Mount } from '../../cli/manifest/mount.ts';
import { sampleTable } from './sample.ts';

test.each<Mount>(['prefix', 'root'])(
  'with mount %s, every page is matched as what it is',
  (mount) => {
    const { pages } = sampleTable(mount, 'nevada');
    for (const edition of ['main', 'library'] as const) {
      const routes = routePatterns(mount)
        .filter((route) => route.edition === edition)
        .map(({ kind, pattern }) => ({ id: `${kind} ${pattern}`, path: pattern, handle: kind }));
      for (const page of pages.filter((row) => row.edition === edition)) {
        const match = matchRoutes(routes, page.url)?.at(-1);
        expect([page.url, match?.route.handle]).toEqual([page.url, page.kind]);
        expect(match?.params).toMatchObject(page.params);
      }
    }
  },
);
