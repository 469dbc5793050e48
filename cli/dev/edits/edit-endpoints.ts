import type {
  EditAnswer,
  FieldEdit,
  UploadAnswer,
} from '../../../runtime/dev/inspector/edit-messages.ts';
import { answerJson, answerText } from '../../serve/answer.ts';
import { readBytes, readJson } from '../../serve/api/body.ts';
import type { Call } from '../../serve/service.ts';
import type { DevServer } from '../endpoint.ts';
import type { Edits } from './edits.ts';
import { addAsset, pictureType, readAssetFile } from './pictures.ts';
import { readEdit } from './read-edit.ts';

/** Says what saving an edit would answer. */
export function answerCheck(call: Call, { edits }: DevServer): Promise<void> {
  return answerEdit(call, edits.check);
}

/** Saves an edit. */
export function answerSave(call: Call, { edits }: DevServer): Promise<void> {
  return answerEdit(call, edits.save);
}

/** Takes the last edit back. */
export function answerUndo({ response }: Call, { edits }: DevServer): void {
  const answer = edits.undo();
  answerJson(response, statuses[answer.outcome], answer);
}

const statuses: Readonly<Record<EditAnswer['outcome'], number>> = {
  done: 200,
  refused: 422,
  conflict: 409,
};

async function answerEdit(
  { request, response }: Call,
  make: (edit: FieldEdit) => ReturnType<Edits['save']>,
): Promise<void> {
  const body = await readJson(request);
  if ('refused' in body) {
    answerJson(response, body.refused, { message: body.message });
    return;
  }
  const edit = readEdit(body.value);
  if (edit === undefined) {
    answerJson(response, 400, { message: 'This is no edit of a field.' });
    return;
  }
  const answer = make(edit);
  answerJson(response, statuses[answer.outcome], answer);
}

/** A picture of the project as it is; nothing in it can run. */
export function answerPicture({ response, target }: Call, { project }: DevServer): void {
  const path = new URLSearchParams(target.query).get('path') ?? '';
  const type = pictureType(path);
  const contents = type && readAssetFile(project.root, path);
  if (type === undefined || contents === undefined || contents === '') {
    answerText(response, 404, 'There is no such picture.');
    return;
  }
  response.writeHead(200, {
    'Content-Type': type,
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  });
  response.end(contents);
}

/** A photograph of a good camera has as many. */
const mostMegabytes = 30;

/** Puts what is sent among the assets of the project. */
export async function answerUpload(call: Call, { project }: DevServer): Promise<void> {
  const query = new URLSearchParams(call.target.query);
  const contents = await readBytes(call.request, mostMegabytes * 1024 * 1024);
  const answer: UploadAnswer =
    contents === undefined
      ? { message: `The file is larger than ${mostMegabytes} MB.` }
      : addAsset(project.root, query.get('format') ?? '', query.get('name') ?? '', contents);
  answerJson(call.response, 'path' in answer ? 200 : 422, answer);
}
