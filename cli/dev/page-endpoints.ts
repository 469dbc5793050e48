import { resolve } from 'node:path';
import type { WebRoot } from '../../runtime/contract.ts';
import { readPath } from '../manifest/target.ts';
import { answerText, answerEmpty } from '../serve/answer.ts';
import type { Call } from '../serve/service.ts';
import { findPage } from './dev-site.ts';
import type { DevServer } from './endpoint.ts';
import { withPageScript } from './page-script.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { formatLocation } from '../diagnostics/print/location.ts';
import { fixText } from '../edit/fix-text.ts';
import type { Project } from '../project.ts';
import { saveSourceFile } from '../source/save.ts';
import type { ServerMessage } from '../../runtime/dev/messages.ts';

/** The document of an open page as it is to be now, without waiting for what no one sees of it where there was one before. */
export async function answerPage(
  { response, target }: Call,
  { site }: DevServer,
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
  response.end(withPageScript(html));
}

/** Writes the safe fix of a problem, as `validate --fix` does, unless its file changed since it was found. */
export function answerFix({ response, target }: Call, { site, project }: DevServer): void {
  const query = new URLSearchParams(target.query);
  const isMeant = ({ code, span }: Diagnostic): boolean =>
    code === query.get('code') && formatLocation(span) === query.get('place');
  const diagnostic = site.diagnostics().find(isMeant);
  const headers = { 'Cache-Control': 'no-store' };
  const refusal = diagnostic ? writeFix(project, diagnostic) : 'It is no longer reported there.';
  if (refusal === undefined) answerEmpty(response, 204, headers);
  else answerText(response, 409, refusal, headers);
}

/** Says why nothing was written, where that is so. */
function writeFix({ root, libraryFile }: Project, diagnostic: Diagnostic): string | undefined {
  const { file } = diagnostic.span;
  const isLibrary = resolve(root, libraryFile) === resolve(root, file.path);
  const { text, fixed } = fixText(file, isLibrary ? 'library' : 'regions', [diagnostic]);
  if (fixed.length === 0)
    return 'It could be meant otherwise, or more is wrong there: mend it in the file.';
  return saveSourceFile(root, file, text)
    ? undefined
    : 'The file was changed meanwhile: mend it there.';
}

/** Milliseconds. What is between browser and server may cut connections that are silent. */
const heartbeat = 20_000;

/** Sends a page what happens, as server-sent events, for as long as it is open. */
export function answerEvents(
  { request, response, target }: Call,
  { pages, token }: DevServer,
  webRoot: WebRoot,
): void {
  const query = new URLSearchParams(target.query);
  response.writeHead(200, {
    'Content-Type': 'text/event-stream',
    'Cache-Control': 'no-store',
    Connection: 'close',
    'X-Content-Type-Options': 'nosniff',
  });
  const send = (message: ServerMessage): void => {
    response.write(`data: ${JSON.stringify(message)}\n\n`);
  };
  send({ type: 'hello', token });
  const path = readPath(query.get('path') ?? '/') ?? '/';
  const beat = setInterval(() => response.write(':\n\n'), heartbeat);
  const end = (): void => {
    clearInterval(beat);
    response.end();
  };
  const close = pages.open({ webRoot, path, send, end }, query.get('served') ?? '');
  request.once('close', () => {
    clearInterval(beat);
    close();
  });
}
