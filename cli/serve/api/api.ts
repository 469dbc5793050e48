import { join } from 'node:path';
import { asText } from '../../../runtime/services/narrow.ts';
import { answerEmpty, answerJson } from '../answer.ts';
import type { ApiService, Call, ServedSite } from '../service.ts';
import { findForm } from './forms.ts';
import type { Journal } from './journal.ts';
import { openJournal } from './journal.ts';
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
  /** Asked at every call, so that content which changed meanwhile is answered; undefined while there is none. */
  readonly content: () => ApiContent | undefined;
}

/** Where submissions go, below the project's folder. */
export const submissionsFile = '.career-site/submissions.jsonl';

/**
 * The API of `dev`, and of a preview without `--api`: it answers the calls of docs/product.md C1 to C4 in place of the CRM and
 * the marketing service, and nothing that is sent leaves this machine (F5).
 * Submissions are kept below the project's folder, outside the output.
 */
export function embedApi({ root, site, content: currentContent }: ApiOptions): ApiService {
  const journal = openJournal(join(root, submissionsFile));
  return {
    submissions: 'kept',
    accepts(path) {
      const content = currentContent();
      if (content === undefined) return false;
      return /^\/(api|marketing)(\/|$)/.test(path) || isBeacon(path, content);
    },
    async handle(call) {
      const content = currentContent();
      if (content === undefined) throw new Error('There is nothing to answer from yet.');
      const { status, body, headers } = await answerCall(call, { site, content, journal });
      call.request.resume();
      if (body === undefined) answerEmpty(call.response, status, headers);
      else answerJson(call.response, status, body, headers);
    },
  };
}

/** Whether the pages of this content send page views or error reports to a path of their own host. */
function isBeacon(path: string, { site, library }: ApiContent): boolean {
  const services = [site.analytics, site.errorReports, library.analytics, library.errorReports];
  return services.some(({ endpoint }) => endpoint === path);
}

interface Endpoint {
  readonly pattern: RegExp;
  readonly method: 'GET' | 'POST';
  readonly answer: (call: Call, sources: Sources, id: string) => ApiAnswer | Promise<ApiAnswer>;
}

const endpoints: readonly Endpoint[] = [
  { pattern: /^\/api\/v1\/crm\/form\/([^/]+)$/, method: 'GET', answer: answerForm },
  { pattern: /^\/api\/v1\/crm\/submit\/([^/]+)$/, method: 'POST', answer: answerSubmit },
  { pattern: /^\/api\/v2\/marketing\/webinars$/, method: 'GET', answer: answerWebinars },
  { pattern: /^(?:\/api\/v1)?\/marketing\/deployments$/, method: 'GET', answer: answerDeployments },
];

/** Accepts page views and error reports, and drops them. */
const beacon: Endpoint = {
  pattern: /^/,
  method: 'POST',
  answer: () => ({ status: 204, headers: { 'Cache-Control': 'no-store' } }),
};

function answerCall(call: Call, sources: Sources): ApiAnswer | Promise<ApiAnswer> {
  const path = call.target.path.replace(/(.)\/$/, '$1');
  const endpoint = isBeacon(call.target.path, sources.content)
    ? beacon
    : endpoints.find(({ pattern }) => pattern.test(path));
  if (endpoint === undefined) return refusal(404, 'There is no such call');
  const methods = endpoint.method === 'GET' ? ['GET', 'HEAD'] : ['POST'];
  const allowed = methods.join(', ');
  return methods.includes(call.request.method ?? '')
    ? endpoint.answer(call, sources, asText(endpoint.pattern.exec(path)?.[1]))
    : { ...refusal(405, `Only ${allowed}`), headers: { Allow: allowed } };
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

/** The records as the build published them, with the URLs of their pictures; empty when it built no region. */
async function answerDeployments(_: Call, { site }: Sources): Promise<ApiAnswer> {
  const file = await site.read('main', '/deployments.json');
  return { status: 200, body: file === undefined ? [] : JSON.parse(file.bytes.toString('utf8')) };
}
