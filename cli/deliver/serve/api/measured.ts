import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { readReport } from './body.ts';
import { keepErrorReport, listErrorReports } from './error-reports.ts';
import { openList } from './kept-list.ts';
import { countPageView, listPageViews } from './page-views.ts';
import type { ApiAnswer } from './take-submission.ts';
import { refusal } from './take-submission.ts';
import type { ApiContent } from './webinars.ts';

/** What pages send of themselves (docs/product.md C5, C6). */
export type MeasuredKind = 'pageViews' | 'errorReports';

export type Measured = ReturnType<typeof openMeasured>;

/** Opens what is kept of it, below the project's folder. */
export function openMeasured(root: string) {
  const listIn = (file: string) => openList(join(root, '.career-site', file));
  return {
    pageViews: listIn('page-views.jsonl'),
    errorReports: listIn('error-reports.jsonl'),
  };
}

/** The paths of their own host to which pages send page views and error reports. */
export function measuredPaths({
  site,
  library,
}: Pick<ApiContent, 'site' | 'library'>): ReadonlyMap<string, MeasuredKind> {
  const paths = new Map<string, MeasuredKind>();
  for (const { analytics, errorReports } of library ? [site, library] : [site]) {
    const { adapter, endpoint: views } = analytics;
    const { endpoint: errors } = errorReports;
    if (adapter !== 'none' && views?.startsWith('/') === true) paths.set(views, 'pageViews');
    if (errors?.startsWith('/') === true) paths.set(errors, 'errorReports');
  }
  return paths;
}

const takers = { pageViews: countPageView, errorReports: keepErrorReport };

export async function takeMeasured(
  kind: MeasuredKind,
  request: IncomingMessage,
  measured: Measured,
): Promise<ApiAnswer> {
  const body = await readReport(request);
  if ('refused' in body) return refusal(body.refused, body.message);
  const isTaken = await takers[kind](measured[kind], body.value);
  return isTaken
    ? { status: 204, headers: { 'Cache-Control': 'no-store' } }
    : refusal(400, 'The body is not what a page sends');
}

const listers = { pageViews: listPageViews, errorReports: listErrorReports };

export async function showMeasured(kind: MeasuredKind, measured: Measured): Promise<ApiAnswer> {
  return { status: 200, body: { [kind]: await listers[kind](measured[kind]) } };
}
