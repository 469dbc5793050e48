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
import { findDependents } from '../reach/dependents.ts';
import { answerJson } from '../serve/answer.ts';
import { emptyListsBeside, describeList } from './edits/list-editing.ts';
import { listFitting } from './edits/pictures.ts';
import type { DevCall, DevServer, Endpoint } from './endpoint.ts';
import { describeField } from './inspect/describe-field.ts';
import type { FieldName } from './inspect/field-name.ts';
import { fieldPlaceOf, fileKindOf } from './inspect/field-name.ts';
import { listTexts } from './inspect/list-texts.ts';
import { findCalled } from './page-endpoints.ts';

/** Answers a question; undefined where there is nothing of the kind now. */
type Answer<T> = (call: DevCall, server: DevServer) => T | undefined | Promise<T | undefined>;

function question<T extends object>(path: string, what: string, find: Answer<T>): Endpoint {
  return {
    method: 'GET',
    path,
    async answer(call, server) {
      // An edit may follow at once on another one.
      await server.queue.settled();
      const answer = await find(call, server);
      if (answer !== undefined) answerJson(call.response, 200, answer);
      else answerJson(call.response, 404, { message: `There is no such ${what} now.` });
    },
  };
}

/** Where each text of a page is written. */
const pageTexts: Answer<PageTexts> = async (call, { site, opener }) => {
  const called = findCalled(call, site);
  if (called === undefined) return undefined;
  const { html, ...texts } = await called.version.textsOf(called.page);
  return { served: hashText(html), ...listTexts(texts, opener) };
};

/** What is known of a field. */
const field: Answer<FieldDetails> = ({ query }, { site, opener }) => {
  const resolved = site.current()?.site.resolved;
  return resolved && describeField(resolved, opener, fieldIn(query));
};

/** How many pages show what is written where a field has its value from, and of whom. */
const pageCount: Answer<PageCount> = async ({ query }, { site }) => {
  const version = site.current();
  const name = fieldIn(query);
  const found = version?.site.resolved.findValue(fieldPlaceOf(name));
  if (version === undefined || found === undefined) return undefined;
  const reach = await version.reach();
  const { pointer } = found.provenance;
  const { fields } = findDependents(version.site.resolved, fileKindOf(name.owner), pointer);
  const pages = new Set(fields.flatMap((each) => reach(each).pages));
  const editions = new Set([...pages].map(({ region }) => region));
  return { pages: pages.size, editions: [...editions] };
};

/** How the list that a field stands in can be changed. */
const list: Answer<ListDetails> = ({ query }, { site, opener }) => {
  const resolved = site.current()?.site.resolved;
  return resolved && describeList(resolved, opener, fieldIn(query));
};

/** Which lists beside a field have no item. */
const emptyLists: Answer<EmptyLists> = ({ query }, { site }) => {
  const resolved = site.current()?.site.resolved;
  return { fields: resolved === undefined ? [] : emptyListsBeside(resolved, fieldIn(query)) };
};

/** The assets that a field takes, by its format. */
const assets: Answer<FittingAssets> = ({ query }, { project }) =>
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
