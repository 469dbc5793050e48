import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { routePatterns } from '../../../cli/compile/manifest/patterns.ts';
import type { MountOptions } from '../../../cli/compile/manifest/mount.ts';
import { mountSite } from '../../../cli/compile/manifest/mount.ts';
import { nevadaAtRoot, sampleSite, sampleTable } from './sample.ts';

test.each<MountOptions>([{ mount: 'prefix' }, nevadaAtRoot])(
  'with mount $mount, every page is matched as what it is',
  (options) => {
    const { pages } = sampleTable(options);
    for (const webRoot of ['main', 'library'] as const) {
      const routes = routePatterns(mountSite(sampleSite, options))
        .filter((route) => route.edition === webRoot)
        .map(({ kind, pattern }) => ({ id: `${kind} ${pattern}`, path: pattern, handle: kind }));
      for (const page of pages.filter((row) => row.edition === webRoot)) {
        const match = matchRoutes(routes, page.url)?.at(-1);
        expect([page.url, match?.route.handle]).toEqual([page.url, page.kind]);
        // A way to one page of all states has a pattern of its own, without a parameter.
        const { rest, ...params } = page.params;
        expect(match?.params).toMatchObject(params);
        expect(rest === undefined || page.url === `/l/${rest}/`).toBe(true);
      }
    }
  },
);
