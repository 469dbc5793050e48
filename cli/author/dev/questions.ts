import type { FittingAssets, LastEdit } from '../page/inspector/edit-messages.ts';
import type {
  EmptyLists,
  FieldDetails,
  FieldHistory,
  ListDetails,
  PageCount,
  PageTexts,
  ShownField,
  ShownText,
} from '../page/inspector/messages.ts';
import { inspectorPaths } from '../page/inspector/messages.ts';
import { hashText } from '../../compile/values/hash.ts';
import { onceEach } from '../../compile/values/once.ts';
import type { MappedTexts, PageText, TextSource } from '../reach/page-text.ts';
import { answerJson } from '../../deliver/serve/answer.ts';
import { emptyListsBeside, describeList } from './edits/list-editing.ts';
import { folderOf, listFitting } from './edits/pictures.ts';
import type { DevCall, DevServer, Endpoint } from './server.ts';
import { countPages } from './inspect/count-pages.ts';
import { describeField } from './inspect/describe-field.ts';
import { describeHistory } from './inspect/describe-history.ts';
import { showField, typedSource } from './inspect/show-field.ts';
import type { FieldName } from './inspect/field-name.ts';
import { findCalled } from './page-endpoints.ts';

/** Answers a question; undefined where there is nothing of the kind now. */
type Answer<T> = (call: DevCall, server: DevServer) => T | undefined | Promise<T | undefined>;

/** A call that is answered by what is found, once the last edit is shown. */
export function question<T>(path: string, what: string, find: Answer<T>): Endpoint {
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

function fieldIn(query: URLSearchParams): FieldName {
  return { owner: query.get('owner') ?? '', field: query.get('field') ?? '' };
}

/** What pages ask the server; each answer is JSON. */
export const questions: readonly Endpoint[] = [
  question<PageTexts>(inspectorPaths.texts, 'page', async (call, { site, project }) => {
    const called = findCalled(call, site);
    if (called === undefined) return undefined;
    const { html, ...texts } = await called.version.textsOf(called.page);
    return { served: hashText(html), ...listTexts(texts, project.root) };
  }),
  question<FieldDetails>(inspectorPaths.field, 'field', ({ query }, { site, project }) => {
    const resolved = site.state().version?.site.resolved;
    return resolved && describeField(resolved, project.root, fieldIn(query));
  }),
  question<FieldHistory>(inspectorPaths.history, 'field', ({ query }, { site, project }) => {
    const resolved = site.state().version?.site.resolved;
    return resolved && describeHistory(resolved, project.root, fieldIn(query));
  }),
  question<PageCount>(inspectorPaths.pages, 'field', async ({ query }, { site }) => {
    const { version } = site.state();
    return version && countPages(version.site.resolved, await version.reach(), fieldIn(query));
  }),
  question<ListDetails>(inspectorPaths.list, 'list', ({ query }, { site, project }) => {
    const resolved = site.state().version?.site.resolved;
    return resolved && describeList(resolved, project.root, fieldIn(query));
  }),
  question<EmptyLists>(inspectorPaths.emptyLists, 'list', ({ query }, { site }) => {
    const resolved = site.state().version?.site.resolved;
    return { fields: resolved === undefined ? [] : emptyListsBeside(resolved, fieldIn(query)) };
  }),
  question<FittingAssets>(inspectorPaths.assets, 'field', ({ query }, { site, project }) =>
    listFitting(
      project.root,
      query.get('format') ?? '',
      folderOf(site.state().version?.site.resolved, query.get('field') ?? ''),
    ),
  ),
  question<LastEdit>(inspectorPaths.last, 'edit', (_, { edits }) => edits.last()),
];

/** Each field once, since most are on a page several times. */
function listTexts({ texts, islandTexts }: MappedTexts, root: string): Omit<PageTexts, 'served'> {
  const fields: ShownField[] = [];
  const indexOf = onceEach(
    (source: TextSource) => fields.push(showField(source, root)) - 1,
    ({ owner, field, token = '', asset = '' }) => [owner, field, token, asset].join(' '),
  );
  const show = ({ parts, ...text }: PageText): ShownText => ({
    ...text,
    parts: parts.map((part) => ({
      text: part.text,
      fields: part.sources.map(typedSource).map(indexOf),
    })),
  });
  return { texts: texts.map(show), islandTexts: islandTexts.map(show), fields };
}
