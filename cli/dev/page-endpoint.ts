import type { WebRoot } from '../../runtime/contract.ts';
import { readPath } from '../manifest/request-path.ts';
import { answerText } from '../serve/answer.ts';
import type { Call } from '../serve/service.ts';
import { findPage } from './dev-site.ts';
import type { DevServer } from './endpoints.ts';
import { withPageScript } from './page-script.ts';

/** The document of an open page as it is to be now, without waiting for what no one sees of it. */
export function answerPage(
  { response, target }: Call,
  { site, pages }: DevServer,
  webRoot: WebRoot,
): void {
  const version = site.current();
  const path = readPath(new URLSearchParams(target.query).get('path') ?? '/') ?? '/';
  const page = version && findPage(version, webRoot, path);
  const quick = page && version?.renderNow(page);
  const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
  if (quick === undefined) {
    answerText(response, 404, 'There is no such page now.', headers);
    return;
  }
  response.writeHead(200, { ...headers, 'Content-Type': 'text/html; charset=utf-8' });
  response.end(withPageScript(quick.html), () => pages.loaded(webRoot, path));
}
