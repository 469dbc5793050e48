import { resolve } from 'node:path';
import type { PageEntry } from '../../../runtime/contract.ts';
import { readPath } from '../../compile/manifest/target.ts';
import { answerEmpty, answerText, answerWith } from '../../deliver/serve/answer.ts';
import type { DevSite } from './dev-site.ts';
import { findPage, withPageScript } from './dev-site.ts';
import type { DevCall, DevServer } from './server.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { formatLocation } from '../../diagnostics/print/location.ts';
import { fixText } from '../edit/fix-text.ts';
import type { Project } from '../../compile/project.ts';
import { saveSourceFile } from '../../compile/source/save.ts';
import type { ServerMessage } from '../page/messages.ts';
import type { SiteVersion } from './version.ts';

/** The page that a call names, by its path; undefined where there is none now. */
export function findCalled(
  { query, webRoot }: DevCall,
  site: DevSite,
): { readonly version: SiteVersion; readonly page: PageEntry } | undefined {
  const { version } = site.state();
  const page = version && findPage(version, webRoot, pathIn(query));
  return version && page && { version, page };
}

function pathIn(query: URLSearchParams): string {
  return readPath(query.get('path') ?? '/') ?? '/';
}

export async function answerPage(call: DevCall, { site }: DevServer): Promise<void> {
  const called = findCalled(call, site);
  if (called === undefined) {
    answerText(call.response, 404, 'There is no such page now.');
    return;
  }
  const html = withPageScript(await called.version.renderOpen(called.page));
  answerWith(call.response, 200, 'text/html; charset=utf-8', html);
}

/** Writes the safe fix of a problem, unless its file changed since it was found. */
export function answerFix({ response, query }: DevCall, { site, project }: DevServer): void {
  const isMeant = ({ code, span }: Diagnostic): boolean =>
    code === query.get('code') && formatLocation(span) === query.get('place');
  const diagnostic = site.state().diagnostics.find(isMeant);
  const refusal = diagnostic ? writeFix(project, diagnostic) : 'It is no longer reported there.';
  if (refusal === undefined) answerEmpty(response, 204);
  else answerText(response, 409, refusal);
}

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
  { request, response, query, webRoot }: DevCall,
  { pages, token, instant }: DevServer,
): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', Connection: 'close' });
  const send = (message: ServerMessage): void => {
    response.write(`data: ${JSON.stringify(message)}\n\n`);
  };
  send({ type: 'hello', token, at: instant() });
  const beat = setInterval(() => response.write(':\n\n'), heartbeat);
  const end = (): void => {
    clearInterval(beat);
    response.end();
  };
  const page = { webRoot, path: pathIn(query), send, end };
  const close = pages.open(page, query.get('served') ?? '');
  request.once('close', () => {
    clearInterval(beat);
    close();
  });
}
