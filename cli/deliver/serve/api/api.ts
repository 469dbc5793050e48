import { join } from 'node:path';
import { asText } from '../../../../runtime/services/narrow.ts';
import { answerEmpty, answerJson } from '../answer.ts';
import type { ApiService, Call, ServedSite, Service } from '../service.ts';
import { findForm } from './forms.ts';
import type { Journal } from './journal.ts';
import { openJournal } from './journal.ts';
import type { Measured, MeasuredKind } from './measured.ts';
import { measuredPaths, openMeasured, showMeasured, takeMeasured } from './measured.ts';
import type { ApiAnswer } from './take-submission.ts';
import { refusal, takeSubmission } from './take-submission.ts';
import type { ApiContent } from './webinars.ts';
import { findWebinars } from './webinars.ts';

interface Sources {
  readonly site: ServedSite;
  readonly content: ApiContent;
  readonly journal: Journal;
}

interface ApiOptions extends Pick<Sources, 'site'> {
  readonly root: string;
  /** Asked at every call, as it may change; undefined while there is none. */
  readonly content: () => ApiContent | undefined;
}

/** Where submissions go, below the project's folder. */
export const submissionsFile = '.career-site/submissions.jsonl';

/**
 * The API of `dev` and of previews without `--api` (docs/product.md C1 to C6). Nothing leaves this
 * machine (F5); what is sent is kept below the project's folder, outside the output.
 */
export function embedApi({ root, site, content: currentContent }: ApiOptions): ApiService {
  const journal = openJournal(join(root, submissionsFile));
  const measuring = embedMeasuring({ root, content: currentContent });
  return {
    submissions: 'kept',
    accepts(path) {
      if (currentContent() === undefined) return false;
      return /^\/(api|marketing)(\/|$)/.test(path) || measuring.accepts(path);
    },
    async handle(call) {
      const content = currentContent();
      if (content === undefined) throw new Error('There is nothing to answer from yet.');
      if (measuring.accepts(call.target.path)) await measuring.handle(call);
      else answer(call, await answerCall(call, { site, content, journal }, endpoints));
    },
  };
}

/** Takes and shows page views and error reports, for previews with `--api` as well (C5). */
export function embedMeasuring({ root, content }: Pick<ApiOptions, 'root' | 'content'>): Service {
  const measured = openMeasured(root);
  const kindOf = (path: string): MeasuredKind | undefined => {
    const current = content();
    return current && measuredPaths(current).get(path);
  };
  return {
    accepts: (path) => kindOf(path) !== undefined,
    async handle(call) {
      const kind = kindOf(call.target.path) ?? 'pageViews';
      answer(call, await answerCall(call, measured, endpointsOf(kind)));
    },
  };
}

function answer({ request, response }: Call, { status, body, headers }: ApiAnswer): void {
  request.resume();
  if (body === undefined) answerEmpty(response, status, headers);
  else answerJson(response, status, body, headers);
}

interface Endpoint<From> {
  readonly pattern: RegExp;
  readonly method: 'GET' | 'POST';
  readonly answer: (call: Call, from: From, id: string) => ApiAnswer | Promise<ApiAnswer>;
}

const endpoints: readonly Endpoint<Sources>[] = [
  { pattern: /^\/api\/v1\/crm\/form\/([^/]+)$/, method: 'GET', answer: answerForm },
  { pattern: /^\/api\/v1\/crm\/submit\/([^/]+)$/, method: 'POST', answer: answerSubmit },
  { pattern: /^\/api\/v2\/marketing\/webinars$/, method: 'GET', answer: answerWebinars },
  { pattern: /^(?:\/api\/v1)?\/marketing\/deployments$/, method: 'GET', answer: answerDeployments },
];

/** The addresses of what pages send of themselves take it, and show what was taken. */
function endpointsOf(kind: MeasuredKind): readonly Endpoint<Measured>[] {
  return [
    { pattern: /^/, method: 'GET', answer: (_, measured) => showMeasured(kind, measured) },
    {
      pattern: /^/,
      method: 'POST',
      answer: ({ request }, measured) => takeMeasured(kind, request, measured),
    },
  ];
}

const methods = { GET: ['GET', 'HEAD'], POST: ['POST'] } as const;

function answerCall<From>(
  call: Call,
  from: From,
  all: readonly Endpoint<From>[],
): ApiAnswer | Promise<ApiAnswer> {
  const path = call.target.path.replace(/(.)\/$/, '$1');
  const known = all.filter(({ pattern }) => pattern.test(path));
  if (known.length === 0) return refusal(404, 'There is no such call');
  const asked = call.request.method ?? '';
  const endpoint = known.find(({ method }) => methods[method].some((each) => each === asked));
  const allowed = known.flatMap(({ method }) => methods[method]).join(', ');
  return endpoint === undefined
    ? { ...refusal(405, `Only ${allowed}`), headers: { Allow: allowed } }
    : endpoint.answer(call, from, asText(endpoint.pattern.exec(path)?.[1]));
}

function answerForm(_: Call, { content }: Sources, id: string): ApiAnswer {
  const form = findForm(content, id);
  return form === undefined ? noForm(id) : { status: 200, body: form.definition };
}

function answerSubmit(
  { request }: Call,
  { content, journal }: Sources,
  formId: string,
): ApiAnswer | Promise<ApiAnswer> {
  const form = findForm(content, formId);
  return form === undefined ? noForm(formId) : takeSubmission(request, { form, formId, journal });
}

function noForm(id: string): ApiAnswer {
  return refusal(404, `There is no form '${id}'`);
}

function answerWebinars({ target }: Call, { content, site }: Sources): ApiAnswer {
  const regionId = new URLSearchParams(target.query).get('regionId') ?? undefined;
  const urlOf = (link: string): string => site.publishedUrl(link) ?? link;
  const body = findWebinars(content, regionId, urlOf);
  return body === undefined
    ? refusal(404, `There is no region '${asText(regionId)}'`)
    : { status: 200, body };
}

/** As the build published them, with URLs of pictures; empty without regions. */
async function answerDeployments(_: Call, { site }: Sources): Promise<ApiAnswer> {
  const file = await site.read('main', '/deployments.json');
  return { status: 200, body: file === undefined ? [] : JSON.parse(file.bytes.toString('utf8')) };
}
