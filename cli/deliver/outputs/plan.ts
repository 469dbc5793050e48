import { byWebRoot } from '../../compile/resolve/web-roots.ts';
import { isAsset, listsOfOutput } from '../../compile/site/publication/earlier-output.ts';
import type { Deployed } from './deployed.ts';
import { listPurged } from './purge.ts';

/** What makes one output of another, where both are known by their records. */
export type Plan = ReturnType<typeof planDeployment>;

/**
 * @param keepAssets How many releases an asset stays for after the last page that names it: pages
 * that are still open may ask for it.
 */
export function planDeployment(before: Deployed, after: Deployed, keepAssets: number) {
  const uploads = [...after.hashes].filter(([path, hash]) => before.hashes.get(path) !== hash);
  const gone = [...before.hashes.keys()].filter((path) => !after.hashes.has(path));
  return {
    /** Assets first, so that no page names one that is not there yet; what lists files last. */
    uploads: uploads
      .map(([path, hash]) => ({ path, hash }))
      .sort((a, b) => stepOf(a.path) - stepOf(b.path) || (a.path < b.path ? -1 : 1)),
    /** Each with how many more releases it stays; 0 is deleted after the uploads. */
    deletes: gone.sort().map((path) => ({
      path,
      afterReleases: isAsset(path) ? Math.max(keepAssets - ageOf(path, before), 0) : 0,
    })),
    /** What caches in front of a host may hold and is answered otherwise from now on. */
    purge: byWebRoot(after.record.origins, (webRoot) => listPurged(webRoot, before, after)),
  };
}

function stepOf(path: string): number {
  if (isAsset(path)) return 0;
  return listsOfOutput.includes(path) ? 2 : 1;
}

/** How many releases ago an asset was made last. */
function ageOf(path: string, { record, generations }: Deployed): number {
  if (record.files.some((file) => file.path === path)) return 0;
  return generations.findIndex((paths) => paths.includes(path)) + 1;
}
