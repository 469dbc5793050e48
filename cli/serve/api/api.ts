import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { asText } from '../../../runtime/services/narrow.ts';
import { answerEmpty, answerJson } from '../answer.ts';
import type { ApiService, Call, ServedSite } from '../service.ts';
import type { FormBook } from './forms.ts';
import { findForm, loadForms } from './forms.ts';
import type { Journal } from './journal.ts';
import { openJournal } from './journal.ts';
import { takeSubmission } from './take-submission.ts';
import type { ApiContent } from './webinars.ts';
import { findWebinars } from './webinars.ts';

interface EmbeddedApiOptions {
  /** The project's folder; submissions are kept below it, outside the output. */
  readonly root: string;
  readonly site: ServedSite;
  /** Asked at every call, so that content which changed meanwhile is answered. */
  readonly content: () => ApiContent;
}

/** What calls are answered from. */
interface Sources extends Pick<EmbeddedApiOptions, 'site' | 'content'> {
  readonly forms: FormBook;
  readonly journal: Journal;
}

/** Where submissions go, below the project's folder. */
export const submissionsFile = '.career-site/submissions.jsonl';

/**
 * The API of `dev`, and of a preview without `--api`: it answers the calls of docs/product.md C1 to C4 in place of the CRM and
 * the marketing service, and nothing that is sent leaves this machine (F5).
 */
export function embedApi({ root, site, content }: EmbeddedApiOptions): ApiService {
  const journal = openJournal(join(root, submissionsFile));
  const sources: Sources = { site, content, forms: loadForms(), journal };
  const beacons = (): readonly string[] => beaconPaths(content());
  return {
    submissions: 'kept',
    accepts: (path) => /^\/(api|marketing)(\/|$)/.test(path) || beacons().includes(path),
    async handle(call) {
      if (beacons().includes(call.target.path)) answerBeacon(call);
      else await answerCall(call, sources);
    },
  };
}

/** Where the pages of this content send page views and error reports, as far as that is their own host. */
function beaconPaths({ site, library }: ApiContent): readonly string[] {
  const endpoints = [site, library].flatMap(({ analytics, errorReports }) => [
    analytics.endpoint,
    errorReports.endpoint,
  ]);
  return endpoints
    .filter((endpoint) => endpoint !== undefined)
    .filter((url) => url.startsWith('/'));
}

/** Accepts page views and error reports, and drops them. */
function answerBeacon({ request, response }: Call): void {
  request.resume();
  if (request.method === 'POST') answerEmpty(response, 204, { 'Cache-Control': 'no-store' });
  else refuseMethod(response, 'POST');
}

interface Endpoint {
  readonly pattern: RegExp;
  readonly method: 'GET' | 'POST';
  readonly answer: (call: Call, sources: Sources, id: string) => void | Promise<void>;
}

const endpoints: readonly Endpoint[] = [
  { pattern: /^\/api\/v1\/crm\/form\/([^/]+)$/, method: 'GET', answer: answerForm },
  { pattern: /^\/api\/v1\/crm\/submit\/([^/]+)$/, method: 'POST', answer: answerSubmit },
  { pattern: /^\/api\/v2\/marketing\/webinars$/, method: 'GET', answer: answerWebinars },
  { pattern: /^(?:\/api\/v1)?\/marketing\/deployments$/, method: 'GET', answer: answerDeployments },
];

async function answerCall(call: Call, sources: Sources): Promise<void> {
  const path = call.target.path.replace(/(.)\/$/, '$1');
  const endpoint = endpoints.find(({ pattern }) => pattern.test(path));
  if (endpoint === undefined) refuse(call, 404, 'There is no such call');
  else if (!isMethod(call, endpoint.method)) refuseMethod(call.response, endpoint.method);
  else await endpoint.answer(call, sources, asText(endpoint.pattern.exec(path)?.[1]));
}

function isMethod({ request }: Call, method: Endpoint['method']): boolean {
  return request.method === method || (method === 'GET' && request.method === 'HEAD');
}

function refuse({ request, response }: Call, status: number, message: string): void {
  request.resume();
  answerJson(response, status, { status: 'error', message, correlationId: randomUUID() });
}

function refuseMethod(response: Call['response'], allowed: string): void {
  const allow = allowed === 'GET' ? 'GET, HEAD' : allowed;
  answerJson(response, 405, { status: 'error', message: `Only ${allow}` }, { Allow: allow });
}

function answerForm(call: Call, sources: Sources, id: string): void {
  const form = findForm(sources.forms, sources.content(), id);
  if (form === undefined) refuse(call, 404, `There is no form '${id}'`);
  else answerJson(call.response, 200, form.definition);
}

async function answerSubmit(
  call: Call,
  { forms, content, journal }: Sources,
  formId: string,
): Promise<void> {
  const form = findForm(forms, content(), formId);
  if (form === undefined) {
    refuse(call, 404, `There is no form '${formId}'`);
    return;
  }
  const { status, body } = await takeSubmission(call.request, { form, formId, journal });
  call.request.resume();
  answerJson(call.response, status, body);
}

function answerWebinars(call: Call, { content, site }: Sources): void {
  const regionId = new URLSearchParams(call.target.query).get('regionId') ?? undefined;
  const urlOf = (link: string): string => site.publishedUrl(link) ?? link;
  const webinars = findWebinars(content(), regionId, urlOf);
  if (webinars === undefined) refuse(call, 404, `There is no region '${asText(regionId)}'`);
  else answerJson(call.response, 200, webinars);
}

/** The records as the build published them, with the URLs of their pictures; empty when it built no region. */
async function answerDeployments({ response }: Call, { site }: Sources): Promise<void> {
  const file = await site.read('main', '/deployments.json');
  const records: unknown = file === undefined ? [] : JSON.parse(file.bytes.toString('utf8'));
  answerJson(response, 200, records);
}
