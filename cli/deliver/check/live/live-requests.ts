import type { WebRoot } from '../../../../runtime/contract.ts';
import { hashedFolder } from '../../../compile/manifest/table.ts';
import type { BuildRecord } from '../../../compile/site/build-record.ts';
import type { HashedFile } from '../../../compile/site/output-file.ts';
import type { AskedRow } from './asked-rows.ts';
import { askOnce, createAsk } from './asked-rows.ts';
import type { Encoding } from './live-host.ts';

/** What a host is asked for, and what it should answer. */
export interface LiveRequest extends AskedRow {
  /** The path with its query. */
  readonly address: string;
  /** The one way in which the answer may be compressed. */
  readonly encoding: Encoding;
  /** Names the request among all. */
  readonly name: string;
  /** The file that is the answer, where it is one of the build. */
  readonly built?: HashedFile;
  /** The ways in which that file lies compressed beside it, for hosts that send it so. */
  readonly stored: readonly Encoding[];
  /** Nothing of a site may stand there, whatever the host says of it. */
  readonly isLeftover: boolean;
}

/** The endings of files that are compressed, by the way in which they are. */
const endings = { gzip: '.gz', br: '.br' } as const;

/**
 * Every page, file and asset of a web root, a path of each rule, what releases before have
 * published, and what is often left on a host by mistake. What may be compressed is asked for in
 * each way, since a host keeps an answer for each.
 *
 * @param released Addresses that releases have published.
 */
export function listRequests(
  record: BuildRecord,
  webRoot: WebRoot,
  released: readonly string[],
): readonly LiveRequest[] {
  const files = new Map(record.files.map((file) => [file.path, file]));
  const askFor = createAsk(record.table);
  const assets = [...files.keys()].filter(
    (path) => path.startsWith(webRoot + hashedFolder) && !/\.(?:br|gz)$/.test(path),
  );
  const rows: readonly AskedRow[] = [
    ...askOnce(record.table).filter((row) => row.webRoot === webRoot),
    ...assets.map((file) => {
      return { webRoot, path: file.slice(webRoot.length), query: '', status: 200, file };
    }),
    ...released.map((url) => askFor(webRoot, url)),
  ];
  const requests = [
    ...rows.flatMap((row) => requestsFor(row, files, false)),
    ...leftovers(record, webRoot).flatMap((path) =>
      requestsFor(askFor(webRoot, path), files, true),
    ),
  ];
  return [...new Map(requests.map((request) => [request.name, request])).values()];
}

function requestsFor(
  row: AskedRow,
  files: ReadonlyMap<string, HashedFile>,
  isLeftover: boolean,
): readonly LiveRequest[] {
  const address = row.path + row.query;
  const built = isLeftover || row.file === undefined ? undefined : files.get(row.file);
  const stored = (['gzip', 'br'] as const).filter((encoding) =>
    files.has(`${row.file ?? ''}${endings[encoding]}`),
  );
  const encodings: readonly Encoding[] =
    built !== undefined && isText(built) ? ['identity', 'gzip', 'br'] : ['identity'];
  return encodings.map((encoding) => {
    const name = `${address} ${encoding}`;
    return { ...row, address, encoding, name, stored, isLeftover, ...(built && { built }) };
  });
}

/** What hosts compress. */
function isText({ path }: HashedFile): boolean {
  return /\.(?:css|html|ics|js|json|svg|txt|vtt|webmanifest|xml)$/.test(path);
}

/** What too large an upload, tools and people leave in folders. */
function leftovers({ files }: BuildRecord, webRoot: WebRoot): readonly string[] {
  const map = files.find(({ path }) => path.startsWith('maps/'));
  return [
    '/.git/HEAD',
    '/.env',
    '/.DS_Store',
    '/manifest.json',
    '/retained.json',
    '/maps/',
    ...(map === undefined ? [] : [`/${map.path}`]),
    `/${webRoot}/index.html`,
    '/hosting/',
    '/regions.yaml',
    '/library.yaml',
    '/released.yaml',
    '/package.json',
  ];
}
