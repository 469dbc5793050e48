import { byWebRoot, valueFor } from '../../compile/resolve/web-roots.ts';
import { isHostFile } from '../../compile/site/hosting/host.ts';
import { isCompressed } from '../../compile/site/hosting/precompress.ts';
import { uploadSteps } from '../../compile/site/hosting/s3.ts';
import { joinLines, toJson } from '../../diagnostics/print/lines.ts';
import type { Deployed } from './deployed.ts';
import type { Plan } from './plan.ts';

export type PlanFormat = 'json' | 'rsync' | 's3' | 'purge';

/** How a plan is printed, by format. */
export const planPrinters: Readonly<Record<PlanFormat, (plan: Plan, after: Deployed) => string>> = {
  json: (plan) => toJson({ version: 1, ...plan }),
  rsync: printForRsync,
  s3: printForS3,
  purge: ({ purge }) => toJson({ version: 1, ...purge }),
};

/** For `--files-from`; with `--delete-missing-args` it deletes what the new output lacks. */
function printForRsync({ uploads, deletes }: Plan): string {
  const due = deletes.filter(({ afterReleases }) => afterReleases === 0);
  return joinLines([...uploads, ...due].map(({ path }) => path));
}

/** The steps of `build --host s3`, without what the bucket has already. */
function printForS3({ uploads, deletes, purge }: Plan, { record }: Deployed): string {
  const plans = byWebRoot(purge, (edition) => {
    const isStored = (file: { readonly path: string }): boolean =>
      file.path.startsWith(`${edition}/`) && !isHostFile(file.path) && !isCompressed(file);
    const headers = valueFor(record.headers, edition);
    return {
      steps: uploadSteps({ edition, files: uploads.filter(isStored), headers }),
      deletes: deletes
        .filter(isStored)
        .map(({ path, ...when }) => ({ key: path.slice(edition.length + 1), ...when })),
      invalidate: valueFor(purge, edition).paths,
    };
  });
  return toJson({ version: 1, ...plans });
}
