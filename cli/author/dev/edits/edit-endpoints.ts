import type { WebRoot } from '../../../../runtime/contract.ts';
import type { EditAnswer, FieldEdit, UploadAnswer } from '../../page/inspector/edit-messages.ts';
import type { WebinarEdit } from '../../page/agenda/messages.ts';
import type { BlockEdit, PageEdit } from '../../page/blocks/messages.ts';
import type { ReplaceEdit } from '../../page/find/messages.ts';
import { answerJson, answerText, answerWith } from '../../../deliver/serve/answer.ts';
import { isMap } from '../../../compile/resolve/layers.ts';
import { readBytes, readJson } from '../../../deliver/serve/api/body.ts';
import type { DevCall, DevServer, Endpoint } from '../server.ts';
import { contentTypeOf } from '../../../compile/site/content-type.ts';
import { addAsset, folderOf, readAssetFile } from './pictures.ts';

/** Takes the last edit back, or makes it again. */
export function answerStep(verb: 'undo' | 'redo'): Endpoint['answer'] {
  return ({ response }, { edits }) => {
    const answer = edits[verb]();
    answerJson(response, statuses[answer.outcome], answer);
  };
}

const statuses: Readonly<Record<EditAnswer['outcome'], number>> = {
  done: 200,
  refused: 422,
  conflict: 409,
};

/** Saves an edit, or says what saving it would answer. */
export function answerEdit(action: 'check' | 'save'): Endpoint['answer'] {
  return answerSent(isEdit, (edit, { edits }) => edits[action](edit));
}

/** Replaces the texts that somebody took. */
export const answerReplace = answerSent(isReplaceEdit, (edit, { edits }) => edits.replace(edit));

/** Announces a webinar, calls one off, or makes it a recording. */
export const answerWebinar = answerSent(isWebinarEdit, (edit, { edits }) => edits.webinar(edit));

/** Adds a block to a page, or moves, hides, shows or removes one. */
export const answerBlock = answerSent(isBlockEdit, (edit, { edits }) => edits.block(edit));

/** Adds a page of blocks, or says what adding it would answer. */
export function answerNewPage(action: 'addPage' | 'checkPage'): Endpoint['answer'] {
  return answerSent(isPageEdit, (edit, { edits }, webRoot) => edits[action]({ ...edit, webRoot }));
}

function answerSent<Edit>(
  isWhole: (sent: unknown) => sent is Edit,
  make: (edit: Edit, server: DevServer, webRoot: WebRoot) => EditAnswer,
): Endpoint['answer'] {
  return async ({ request, response, webRoot }, server) => {
    const body = await readJson(request);
    if ('refused' in body) answerJson(response, body.refused, { message: body.message });
    else if (!isWhole(body.value)) answerJson(response, 400, { message: 'This is no edit.' });
    else {
      const answer = make(body.value, server, webRoot);
      answerJson(response, statuses[answer.outcome], answer);
    }
  };
}

/** Values are not looked at: only pages of this server have the token for edits. */
function isEdit(sent: unknown): sent is FieldEdit {
  if (!isMap(sent) || !isMap(sent['seen'])) return false;
  const { owner, field, action, seen } = sent;
  return [owner, field, action, seen['pointer'], seen['version']].every(
    (part) => typeof part === 'string',
  );
}

function isReplaceEdit(sent: unknown): sent is ReplaceEdit {
  if (!isMap(sent)) return false;
  const { from, to, ids } = sent;
  return typeof from === 'string' && typeof to === 'string' && Array.isArray(ids);
}

function isWebinarEdit(sent: unknown): sent is WebinarEdit {
  if (!isMap(sent)) return false;
  const { action, id, given } = sent;
  return typeof action === 'string' && typeof id === 'string' && Array.isArray(given);
}

function isBlockEdit(sent: unknown): sent is BlockEdit {
  if (!isMap(sent)) return false;
  const { owner, page, block, seen, step, target } = sent;
  return [owner, page, block, seen, step, target].every((part) => typeof part === 'string');
}

function isPageEdit(sent: unknown): sent is PageEdit {
  return isMap(sent) && Array.isArray(sent['given']);
}

/** A picture of the project as it is; nothing in it can run. */
export function answerPicture({ response, query }: DevCall, { project }: DevServer): void {
  const path = query.get('path') ?? '';
  const type = contentTypeOf(path);
  const contents = type.startsWith('image/') ? readAssetFile(project.root, path) : undefined;
  if (contents === undefined) {
    answerText(response, 404, 'There is no such picture.');
    return;
  }
  const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
  answerWith(response, 200, type, contents, { 'Content-Security-Policy': policy });
}

/** A photograph of a good camera has as many. */
const mostMegabytes = 30;

export async function answerUpload(
  { request, response, query }: DevCall,
  { project, site }: DevServer,
): Promise<void> {
  const contents = await readBytes(request, mostMegabytes * 1024 * 1024);
  const [format = '', field = '', name = ''] = ['format', 'field', 'name'].map(
    (each) => query.get(each) ?? '',
  );
  const folder = folderOf(site.state().version?.site.resolved, field);
  const answer: UploadAnswer =
    contents === undefined
      ? { message: `The file is larger than ${mostMegabytes} MB.` }
      : addAsset(project.root, { folder, format, name, contents });
  answerJson(response, 'path' in answer ? 200 : 422, answer);
}
