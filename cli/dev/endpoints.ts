import type { WebRoot } from '../../runtime/contract.ts';
import { inspectorPaths } from '../../runtime/dev/inspector/messages.ts';
import { devPaths, tokenHeader } from '../../runtime/dev/messages.ts';
import { answerText } from '../serve/answer.ts';
import type { Call, Service } from '../serve/service.ts';
import { answerCheck, answerLast, answerSave, answerUndo } from './edits/edit-endpoints.ts';
import { answerEmptyLists, answerList } from './edits/edit-endpoints.ts';
import { answerAssets, answerPicture, answerUpload } from './edits/picture-endpoints.ts';
import type { DevServer, Endpoint } from './endpoint.ts';
import { answerEvents } from './page-endpoints.ts';
import { answerFix } from './page-endpoints.ts';
import { answerPage } from './page-endpoints.ts';
import { answerField } from './inspect/field-endpoint.ts';
import { answerPageCount } from './inspect/pages-endpoint.ts';
import { answerPageTexts } from './inspect/texts-endpoint.ts';
import { answerCard, answerWorkbench } from './workbench.ts';

const endpoints: readonly Endpoint[] = [
  { method: 'GET', path: devPaths.events, needsToken: false, answer: answerEvents },
  { method: 'GET', path: devPaths.page, needsToken: false, answer: answerPage },
  { method: 'GET', path: inspectorPaths.texts, needsToken: false, answer: answerPageTexts },
  { method: 'GET', path: inspectorPaths.field, needsToken: false, answer: answerField },
  { method: 'GET', path: inspectorPaths.pages, needsToken: false, answer: answerPageCount },
  { method: 'GET', path: inspectorPaths.list, needsToken: false, answer: answerList },
  { method: 'GET', path: inspectorPaths.emptyLists, needsToken: false, answer: answerEmptyLists },
  { method: 'GET', path: devPaths.workbench, needsToken: false, answer: answerWorkbench },
  { method: 'GET', path: devPaths.card, needsToken: false, answer: answerCard },
  { method: 'POST', path: devPaths.fix, needsToken: true, answer: answerFix },
  { method: 'POST', path: inspectorPaths.check, needsToken: true, answer: answerCheck },
  { method: 'POST', path: inspectorPaths.save, needsToken: true, answer: answerSave },
  { method: 'POST', path: inspectorPaths.undo, needsToken: true, answer: answerUndo },
  { method: 'GET', path: inspectorPaths.assets, needsToken: false, answer: answerAssets },
  { method: 'GET', path: inspectorPaths.picture, needsToken: false, answer: answerPicture },
  { method: 'POST', path: inspectorPaths.upload, needsToken: true, answer: answerUpload },
  { method: 'GET', path: inspectorPaths.last, needsToken: false, answer: answerLast },
];

/** On every answer of `dev` itself. */
const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

/** Answers all paths of `dev` itself. */
export function createDevService(server: DevServer, webRoot: WebRoot): Service {
  return {
    accepts: (path) => path.startsWith('/-/') || path === '/-',
    async handle(call) {
      const endpoint = endpoints.find(({ path }) => path === call.target.path);
      if (endpoint !== undefined) await answerEndpoint(call, endpoint, server, webRoot);
      else await answerToolFile(call, server);
    },
  };
}

async function answerEndpoint(
  call: Call,
  endpoint: Endpoint,
  server: DevServer,
  webRoot: WebRoot,
): Promise<void> {
  const { request, response } = call;
  const isAllowed = !endpoint.needsToken || request.headers[tokenHeader] === server.token;
  if (request.method !== endpoint.method) {
    answerText(response, 405, `Only ${endpoint.method}.`, { ...headers, Allow: endpoint.method });
  } else if (!isAllowed) {
    answerText(response, 403, 'Only an open page of this server may do that.', headers);
  } else {
    await endpoint.answer(call, server, webRoot);
  }
}

async function answerToolFile({ response, target }: Call, { tools }: DevServer): Promise<void> {
  const file = (await tools.read()).get(target.path);
  if (file === undefined) {
    answerText(response, 404, 'Not found.', headers);
    return;
  }
  response.writeHead(200, { ...headers, 'Content-Type': file.type });
  response.end(file.bytes);
}
