import { createContext, runInContext } from 'node:vm';
import type { WebRoot } from '../../../runtime/contract.ts';
import type { HostAnswer } from '../../../cli/check/live/asked-rows.ts';
import type { BuiltSite } from './built-site.ts';

/** https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html */
interface ViewerRequest {
  readonly uri: string;
}
interface GeneratedResponse {
  readonly statusCode: number;
  readonly headers?: { readonly location: { readonly value: string } };
}
type Handler = (event: object) => ViewerRequest | GeneratedResponse;

/** The function for viewer requests of a web root. */
export function handlerOf(site: BuiltSite, webRoot: WebRoot): Handler {
  const code = site.text(`hosting/s3/${webRoot}-viewer-request.js`);
  return runInContext(`${code}\nhandler;`, createContext({ decodeURIComponent }));
}

/** A web root behind CloudFront: answers by the function, else the bucket, else the distribution's error page. */
export function openDistribution(
  site: BuiltSite,
  webRoot: WebRoot,
): (path: string, query: string) => HostAnswer {
  const handler = handlerOf(site, webRoot);
  const keys = new Set(site.record.files.map(({ path }) => path));
  return (path, query) => {
    const result = handler(eventFor(path, query));
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
