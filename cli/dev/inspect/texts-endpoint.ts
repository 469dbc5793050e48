import type { WebRoot } from '../../../runtime/contract.ts';
import type { PageTexts } from '../../../runtime/dev/inspector/messages.ts';
import { readPath } from '../../manifest/request-path.ts';
import { answerJson } from '../../serve/answer.ts';
import type { Call } from '../../serve/service.ts';
import { findPage } from '../dev-site.ts';
import type { DevServer } from '../endpoint.ts';
import { hashDocument } from '../page-script.ts';
import { listTexts } from './list-texts.ts';

/** Where each text of a page is written. */
export async function answerPageTexts(
  { response, target }: Call,
  { site, opener }: DevServer,
  webRoot: WebRoot,
): Promise<void> {
  const version = site.current();
  const path = readPath(new URLSearchParams(target.query).get('path') ?? '/') ?? '/';
  const page = version && findPage(version, webRoot, path);
  if (version === undefined || page === undefined) {
    answerJson(response, 404, { message: 'There is no such page now.' });
    return;
  }
  const { html, ...texts } = await version.textsOf(page);
  const answer: PageTexts = { served: hashDocument(html), ...listTexts(texts, opener) };
  answerJson(response, 200, answer);
}
