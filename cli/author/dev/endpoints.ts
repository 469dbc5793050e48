import type { ServerResponse } from 'node:http';
import type { WebRoot } from '../../../runtime/contract.ts';
import { inspectorPaths } from '../page/inspector/messages.ts';
import { devPaths, tokenHeader } from '../page/messages.ts';
import { answerText, answerWith, uncached } from '../../deliver/serve/answer.ts';
import { contentTypeOf } from '../../compile/site/content-type.ts';
import type { Service } from '../../deliver/serve/service.ts';
import { agendaEndpoints } from './agenda-endpoints.ts';
import { blockEndpoints } from './block-endpoints.ts';
import { answerEdit, answerPicture, answerStep, answerUpload } from './edits/edit-endpoints.ts';
import { findEndpoints } from './find-endpoints.ts';
import { tableEndpoints } from './table-endpoints.ts';
import type { DevServer, Endpoint } from './server.ts';
import { answerEvents, answerFix, answerPage } from './page-endpoints.ts';
import { proposeEndpoints } from './propose-endpoints.ts';
import { questions } from './questions.ts';
import { webinarEndpoints } from './webinar-endpoints.ts';
import { answerCard, answerInstant, answerWorkbench } from './workbench.ts';

const endpoints: readonly Endpoint[] = [
  ...questions,
  ...findEndpoints,
  ...tableEndpoints,
  ...proposeEndpoints,
  ...agendaEndpoints,
  ...webinarEndpoints,
  ...blockEndpoints,
  { method: 'GET', path: devPaths.events, answer: answerEvents },
  { method: 'GET', path: devPaths.page, answer: answerPage },
  { method: 'GET', path: devPaths.workbench, answer: answerWorkbench },
  { method: 'GET', path: devPaths.card, answer: answerCard },
  { method: 'GET', path: inspectorPaths.picture, answer: answerPicture },
  { method: 'POST', path: devPaths.fix, answer: answerFix },
  { method: 'POST', path: devPaths.instant, answer: answerInstant },
  { method: 'POST', path: inspectorPaths.check, answer: answerEdit('check') },
  { method: 'POST', path: inspectorPaths.save, answer: answerEdit('save') },
  { method: 'POST', path: inspectorPaths.undo, answer: answerStep('undo') },
  { method: 'POST', path: inspectorPaths.redo, answer: answerStep('redo') },
  { method: 'POST', path: inspectorPaths.upload, answer: answerUpload },
];

/** Answers all paths of `dev` itself. */
export function createDevService(server: DevServer, webRoot: WebRoot): Service {
  return {
    accepts: (path) => path.startsWith('/-/') || path === '/-',
    async handle({ request, response, target }) {
      response.setHeaders(new Map(Object.entries(uncached)));
      const endpoint = endpoints.find(({ path, hasMore }) =>
        hasMore ? target.path.startsWith(path) : path === target.path,
      );
      if (endpoint === undefined) return void answerToolFile(target.path, response, server);
      const { method, answer } = endpoint;
      const isAllowed = method === 'GET' || request.headers[tokenHeader] === server.token;
      if (request.method !== method)
        answerText(response, 405, `Only ${method}.`, { Allow: method });
      else if (!isAllowed)
        answerText(response, 403, 'Only an open page of this server may do that.');
      else {
        const query = new URLSearchParams(target.query);
        await answer({ request, response, query, webRoot }, server);
      }
    },
  };
}

function answerToolFile(wanted: string, response: ServerResponse, { tools }: DevServer): void {
  const file = tools().find(({ path }) => wanted === `/-/${path}`);
  if (file === undefined) answerText(response, 404, 'Not found.');
  else answerWith(response, 200, contentTypeOf(file.path), file.contents);
}
