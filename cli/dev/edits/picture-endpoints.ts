import type { FittingAssets, UploadAnswer } from '../../../runtime/dev/inspector/edit-messages.ts';
import { answerJson, answerText } from '../../serve/answer.ts';
import { readBytes } from '../../serve/api/body.ts';
import type { Call } from '../../serve/service.ts';
import type { DevServer } from '../endpoint.ts';
import { addAsset, listFitting, pictureType, readAssetFile } from './pictures.ts';

/** The assets that a field takes, by its format. */
export function answerAssets({ response, target }: Call, { project }: DevServer): void {
  const format = new URLSearchParams(target.query).get('format') ?? '';
  const answer: FittingAssets = listFitting(project.root, format);
  answerJson(response, 200, answer);
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
