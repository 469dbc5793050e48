import type { WebRoot } from '../../runtime/contract.ts';
import { readPath } from '../manifest/request-path.ts';
import { answerText } from '../serve/answer.ts';
import type { Call } from '../serve/service.ts';
import { findPage } from './dev-site.ts';
import type { DevServer } from './endpoint.ts';
import { withPageScript } from './page-script.ts';

/** The document of an open page as it is to be now, without waiting for what no one sees of it where there was one before. */
export async function answerPage(
  { response, target }: Call,
  { site, pages }: DevServer,
  webRoot: WebRoot,
): Promise<void> {
  const version = site.current();
  const path = readPath(new URLSearchParams(target.query).get('path') ?? '/') ?? '/';
  const page = version && findPage(version, webRoot, path);
  const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
  if (version === undefined || page === undefined) {
    answerText(response, 404, 'There is no such page now.', headers);
    return;
  }
  const html = version.renderNow(page)?.html ?? (await version.render(page));
  response.writeHead(200, { ...headers, 'Content-Type': 'text/html; charset=utf-8' });
  response.end(withPageScript(html), () => pages.loaded(webRoot, path));
}
