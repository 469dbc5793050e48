import type { WebRoot } from '../../runtime/contract.ts';
import type { FittingAssets, LastEdit } from '../../runtime/dev/inspector/edit-messages.ts';
import type {
  EmptyLists,
  FieldDetails,
  ListDetails,
  PageCount,
  PageTexts,
} from '../../runtime/dev/inspector/messages.ts';
import { inspectorPaths } from '../../runtime/dev/inspector/messages.ts';
import { hashText } from '../emit/module.ts';
import { readPath } from '../manifest/target.ts';
import { answerJson } from '../serve/answer.ts';
import { findPage } from './dev-site.ts';
import { emptyListsBeside, describeList } from './edits/list-editing.ts';
import { listFitting } from './edits/pictures.ts';
import type { DevServer, Endpoint } from './endpoint.ts';
import { describeField } from './inspect/describe-field.ts';
import type { FieldName } from './inspect/field-name.ts';
import { listTexts } from './inspect/list-texts.ts';

/** Answers a question; undefined where there is nothing of the kind now. */
type Answer<T> = (
  query: URLSearchParams,
  server: DevServer,
  webRoot: WebRoot,
) => T | undefined | Promise<T | undefined>;

function question<T extends object>(path: string, what: string, find: Answer<T>): Endpoint {
  return {
    method: 'GET',
    path,
    async answer({ response, target }, server, webRoot) {
      const answer = await find(new URLSearchParams(target.query), server, webRoot);
      if (answer !== undefined) answerJson(response, 200, answer);
      else answerJson(response, 404, { message: `There is no such ${what} now.` });
    },
  };
}

/** Where each text of a page is written. */
const pageTexts: Answer<PageTexts> = async (query, { site, opener }, webRoot) => {
  const version = site.current();
  const page = version && findPage(version, webRoot, readPath(query.get('path') ?? '/') ?? '/');
  if (version === undefined || page === undefined) return undefined;
  const { html, ...texts } = await version.textsOf(page);
  return { served: hashText(html), ...listTexts(texts, opener) };
};

/** What is known of a field, by what the files say now: an edit may follow at once on another one. */
const field: Answer<FieldDetails> = (query, { lastValid, opener }) => {
  const resolved = lastValid();
  return resolved && describeField(resolved, opener, fieldIn(query));
};

/** How many pages show what a field says, and of whom. */
const pageCount: Answer<PageCount> = async (query, { showingPages }) => {
  const pages = await showingPages.ofField(fieldIn(query));
  const editions = new Set(pages?.map(({ region }) => region));
  return pages && { pages: pages.length, editions: [...editions] };
};

/** How the list that a field stands in can be changed, by what the files say now. */
const list: Answer<ListDetails> = (query, { lastValid, opener }) => {
  const resolved = lastValid();
  return resolved && describeList(resolved, opener, fieldIn(query));
};

/** Which lists beside a field have no item, by what the files say now. */
const emptyLists: Answer<EmptyLists> = (query, { lastValid }) => {
  const resolved = lastValid();
  return { fields: resolved === undefined ? [] : emptyListsBeside(resolved, fieldIn(query)) };
};

/** The assets that a field takes, by its format. */
const assets: Answer<FittingAssets> = (query, { project }) =>
  listFitting(project.root, query.get('format') ?? '');

/** Which edit can be taken back. */
const last: Answer<LastEdit> = (_, { edits }) => edits.last();

function fieldIn(query: URLSearchParams): FieldName {
  return { owner: query.get('owner') ?? '', field: query.get('field') ?? '' };
}

/** What pages ask the server; each answer is JSON. */
export const questions: readonly Endpoint[] = [
  question(inspectorPaths.texts, 'page', pageTexts),
  question(inspectorPaths.field, 'field', field),
  question(inspectorPaths.pages, 'field', pageCount),
  question(inspectorPaths.list, 'list', list),
  question(inspectorPaths.emptyLists, 'list', emptyLists),
  question(inspectorPaths.assets, 'field', assets),
  question(inspectorPaths.last, 'edit', last),
];
