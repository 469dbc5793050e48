import { afterAll, beforeAll } from 'vitest';
import { openAssetStore } from '../../cli/author/dev/asset-store.ts';
import type { DevSite } from '../../cli/author/dev/dev-site.ts';
import { openDevSite } from '../../cli/author/dev/dev-site.ts';
import type { Rebundling } from '../../cli/author/dev/rebundle.ts';
import { openRebundling } from '../../cli/author/dev/rebundle.ts';
import { projectAt } from '../project-at.ts';
import { openBuildCache } from '../copied-project.ts';

/** What is said of an edit of regions.yaml. */
export const regionsEdit = [{ kind: 'content', path: 'regions.yaml' }] as const;

/**
 * Opens the site of a project as `dev` has it, without its servers, until the last test of the
 * file.
 */
export function useDevSites(): (root: string) => Promise<DevSite> {
  let rebundling: Rebundling;
  beforeAll(() => {
    rebundling = openRebundling();
  });
  afterAll(() => rebundling.close());
  return async (root) => {
    const { remember } = openBuildCache(root);
    const site = openDevSite({
      project: projectAt(root),
      rebundling,
      store: openAssetStore({ root, remember }),
      select: ({ resolved }) => ({
        selection: new Set(['generic', 'library', ...resolved.regions.map(({ key }) => key)]),
        environment: 'preview',
        liveForms: false,
      }),
    });
    await site.update(regionsEdit);
    return site;
  };
}
