import { randomUUID } from 'node:crypto';
import { asText } from '../../../runtime/services/narrow.ts';
import { answerEmpty, answerJson } from '../answer.ts';
import type { Call, Service } from '../service.ts';
import type { FormBook } from './forms.ts';
import { findForm } from './forms.ts';
import type { Journal } from './journal.ts';
import { takeSubmission } from './take-submission.ts';
import type { ApiContent } from './webinars.ts';
import { findWebinars } from './webinars.ts';

export interface ApiOptions {
  readonly forms: FormBook;
  /** Asked at every call, so that content which changed meanwhile is answered. */
  readonly content: () => ApiContent;
  /** The URL of a file that the content names, as the build published it; links stay what they are. */
  readonly urlOf: (link: string) => string;
  /** The deployment records of the regions that were built. */
  readonly deployments: () => Promise<unknown>;
  /** Where submissions are kept. */
  readonly journal: Journal;
}

/** Answers the calls of docs/product.md C1 to C4 in place of the CRM and the marketing service. */
export function createApi(options: ApiOptions): Service {
  const beacons = (): readonly string[] => beaconPaths(options.content());
  return {
    accepts: (path) => /^\/(api|marketing)(\/|$)/.test(path) || beacons().includes(path),
    async handle(call) {
      if (beacons().includes(call.target.path)) answerBeacon(call);
      else await answerCall(call, options);
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
  readonly answer: (call: Call, options: ApiOptions, id: string) => void | Promise<void>;
}

const endpoints: readonly Endpoint[] = [
  { pattern: /^\/api\/v1\/crm\/form\/([^/]+)$/, method: 'GET', answer: answerForm },
  { pattern: /^\/api\/v1\/crm\/submit\/([^/]+)$/, method: 'POST', answer: answerSubmit },
  { pattern: /^\/api\/v2\/marketing\/webinars$/, method: 'GET', answer: answerWebinars },
  { pattern: /^(?:\/api\/v1)?\/marketing\/deployments$/, method: 'GET', answer: answerDeployments },
];

async function answerCall(call: Call, options: ApiOptions): Promise<void> {
  const path = call.target.path.replace(/(.)\/$/, '$1');
  const endpoint = endpoints.find(({ pattern }) => pattern.test(path));
  if (endpoint === undefined) refuse(call, 404, 'There is no such call');
  else if (!isMethod(call, endpoint.method)) refuseMethod(call.response, endpoint.method);
  else await endpoint.answer(call, options, asText(endpoint.pattern.exec(path)?.[1]));
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

function answerForm(call: Call, options: ApiOptions, id: string): void {
  const form = findForm(options.forms, options.content(), id);
  if (form === undefined) refuse(call, 404, `There is no form '${id}'`);
  else answerJson(call.response, 200, form.definition);
}

async function answerSubmit(
  call: Call,
  { forms, content, journal }: ApiOptions,
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

function answerWebinars(call: Call, options: ApiOptions): void {
  const regionId = new URLSearchParams(call.target.query).get('regionId') ?? undefined;
  const webinars = findWebinars(options.content(), regionId, options.urlOf);
  if (webinars === undefined) refuse(call, 404, `There is no region '${asText(regionId)}'`);
  else answerJson(call.response, 200, webinars);
}

async function answerDeployments(call: Call, options: ApiOptions): Promise<void> {
  answerJson(call.response, 200, await options.deployments());
}
