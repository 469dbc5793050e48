import { extname } from 'node:path';
import type { AskHost } from '../../../cli/deliver/check/live/live-host.ts';
import { askThoroughly } from '../../ask-thoroughly.ts';
import type { BuildRecord } from '../../../cli/compile/site/build-record.ts';
import { headersOf } from '../../../cli/compile/site/headers.ts';
import type { WebRoot } from '../../../runtime/contract.ts';
import { valueFor } from '../../../cli/compile/resolve/web-roots.ts';

/** How an answer differs from that of the build; `null` where there is none. */
export type OtherAnswer = null | {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly hash?: string;
};

/** A host that answers as was built, except at the addresses that are named. */
export function createSampleHost(
  record: BuildRecord,
  webRoot: WebRoot,
  others: Readonly<Record<string, OtherAnswer>> = {},
): AskHost {
  const files = new Map(record.files.map(({ path, hash }) => [path, hash]));
  const rows = new Map(
    askThoroughly(record.table)
      .filter((row) => row.webRoot === webRoot)
      .map((row) => [row.path, row]),
  );
  return async (address) => {
    const other = others[address];
    if (other === null) throw new Error('No answer.');
    const [path = ''] = address.split('?');
    const row = rows.get(path);
    const query = address.slice(path.length);
    const location = row?.location?.replace(/\?.*/s, '');
    const type = record.types[extname(row?.file ?? path)];
    const headers = new Headers({
      ...headersOf(valueFor(record.headers, webRoot), path),
      ...(type !== undefined && { 'content-type': type }),
      ...other?.headers,
    });
    if (location !== undefined && !headers.has('location'))
      headers.set('location', location + query);
    return {
      status: other?.status ?? row?.status ?? (files.has(webRoot + path) ? 200 : 404),
      headers,
      hash: other?.hash ?? files.get(row?.file ?? webRoot + path),
    };
  };
}
