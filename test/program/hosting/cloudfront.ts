import { createContext, runInContext } from 'node:vm';
import type { WebRoot } from '../../../runtime/contract.ts';
import type { HostAnswer } from '../../../cli/deliver/check/live/asked-rows.ts';
import type { BuiltSite } from './built-site.ts';

/**
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html
 */
interface ViewerRequest {
  readonly uri: string;
}
interface GeneratedResponse {
  readonly statusCode: number;
  readonly headers?: { readonly location: { readonly value: string } };
}
type Handler = (event: object) => Promise<ViewerRequest | GeneratedResponse>;

/**
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/kvs-with-functions-create-s3-kvp.html
 */
interface StoreImport {
  readonly data: readonly { readonly key: string; readonly value: string }[];
}

/** The function for viewer requests of a web root, with its key value store. */
export function handlerOf(
  site: BuiltSite,
  webRoot: WebRoot,
  store = storeOf(site, webRoot),
): Handler {
  const code = site.text(`hosting/s3/${webRoot}-viewer-request.js`);
  const script = code.replace("import cf from 'cloudfront';", '');
  const cf = { kvs: () => store };
  return runInContext(`${script}\nhandler;`, createContext({ decodeURIComponent, cf }));
}

/**
 * As the runtime has it: a key that the store lacks is an error, as is one of more than 512
 * characters.
 */
function storeOf(site: BuiltSite, webRoot: WebRoot) {
  const { data }: StoreImport = JSON.parse(site.text(`hosting/s3/${webRoot}-addresses.json`));
  const values = new Map(data.map(({ key, value }) => [key, value]));
  const get = (key: string): Promise<string> => {
    const value = key.length > 512 ? undefined : values.get(key);
    return value === undefined ? Promise.reject(new Error('KeyNotFound')) : Promise.resolve(value);
  };
  return { get };
}

/**
 * A web root behind CloudFront: answers by the function, else the bucket, else the distribution's
 * error page.
 */
export function openDistribution(
  site: BuiltSite,
  webRoot: WebRoot,
): (path: string, query: string) => Promise<HostAnswer> {
  const handler = handlerOf(site, webRoot);
  const keys = new Set(site.record.files.map(({ path }) => path));
  return async (path, query) => {
    const result = await handler(eventFor(path, query));
    if ('statusCode' in result) {
      const location = result.headers?.location.value;
      return { status: result.statusCode, ...(location !== undefined && { location }) };
    }
    const file = webRoot + result.uri;
    return keys.has(file) ? { status: 200, file } : { status: 404, file: `${webRoot}/404.html` };
  };
}

function eventFor(path: string, query: string): object {
  return {
    version: '1.0',
    context: { eventType: 'viewer-request' },
    viewer: { ip: '198.51.100.1' },
    request: {
      method: 'GET',
      uri: path,
      querystring: queryFields(query),
      headers: {},
      cookies: {},
    },
  };
}

/** The query as CloudFront hands it over. */
function queryFields(query: string): object {
  const fields = query
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '');
  return Object.fromEntries(
    fields.map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      return [name, { value }];
    }),
  );
}
