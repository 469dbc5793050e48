import { byWebRoot, valueFor } from '../../compile/resolve/web-roots.ts';
import { uploadSteps } from '../../compile/site/hosting/s3.ts';
import { inParts } from '../../compile/values/in-parts.ts';
import { toJson } from '../../diagnostics/print/lines.ts';
import { isCompressed, servedPaths } from './copies.ts';
import type { Deployed } from './deployed.ts';
import type { Plan } from './plan.ts';
import type { Purge } from './purge.ts';

/** How a plan is printed, by format. */
export const planPrinters: Readonly<Record<PlanFormat, (plan: Plan, after: Deployed) => string>> = {
  json: (plan) => toJson({ version: 1, ...plan }),
  rsync: printForRsync,
  s3: printForS3,
  purge: ({ purge }) =>
    toJson({
      version: 1,
      ...byWebRoot(purge, (webRoot) => requestsFor(valueFor(purge, webRoot))),
    }),
};

export type PlanFormat = 'json' | 'rsync' | 's3' | 'purge';

/** For `--files-from`; with `--delete-missing-args` it deletes what the new output lacks. */
function printForRsync({ uploads, deletes }: Plan): string {
  const due = deletes.filter(({ afterReleases }) => afterReleases === 0);
  return [...uploads, ...due].map(({ path }) => `${path}\n`).join('');
}

/** The steps of `build --host s3`, without what the bucket has already. */
function printForS3({ uploads, deletes, purge }: Plan, after: Deployed): string {
  const isServed = servedPaths(after.record.table);
  const { headers, origins } = after.record;
  const plans = byWebRoot(origins, (edition) => {
    const below = ({ path }: { readonly path: string }) => path.startsWith(`${edition}/`);
    const files = uploads.filter(
      (file) => below(file) && isServed(file.path) && !isCompressed(file),
    );
    return {
      steps: uploadSteps({ edition, files, headers: valueFor(headers, edition) }),
      deletes: deletes
        .filter(below)
        .map(({ path, ...when }) => ({ key: path.slice(edition.length + 1), ...when })),
      invalidate: pathsFor(valueFor(purge, edition)),
    };
  });
  return toJson({ version: 1, ...plans });
}

/** By which three networks forget what they hold, each in the words of its API. */
function requestsFor(purge: Purge): object {
  const { host } = new URL(purge.origin);
  const prefixes = purge.prefixes.map((prefix) => host + prefix.slice(0, -1));
  const urls = purge.addresses.map((path) => purge.origin + path);
  const paths = pathsFor(purge);
  return {
    // https://developers.cloudflare.com/api/resources/cache/methods/purge/
    cloudflare: [
      ...inParts(urls, mostOfRequest).map((files) => ({ files })),
      ...inParts(prefixes, mostOfRequest).map((each) => ({ prefixes: each })),
    ],
    // https://docs.aws.amazon.com/cloudfront/latest/APIReference/API_Paths.html
    cloudfront: { Quantity: paths.length, Items: paths },
    // https://www.fastly.com/documentation/reference/api/purging/ has no prefixes.
    fastly: prefixes.length > 0 ? { purgeAll: true } : { urls },
  };
}

/** The most of an invalidation (`InvalidationLimits.html` of CloudFront's guide). */
const mostPaths = 3000;
const mostWildcards = 15;

/** The function answers an address that ends in a slash with the file in the folder. */
function pathsFor({ addresses, prefixes }: Purge): readonly string[] {
  const files = addresses.filter((path) => path.endsWith('/')).map((path) => `${path}index.html`);
  const isTooMuch = addresses.length + files.length > mostPaths || prefixes.length > mostWildcards;
  return isTooMuch ? ['/*'] : [...addresses, ...files, ...prefixes.map((prefix) => `${prefix}*`)];
}

/** The most of a request that every plan of Cloudflare takes. */
const mostOfRequest = 30;
