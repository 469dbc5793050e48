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
import type { SiteVersion } from './version.ts';
import { countPages } from './inspect/count-pages.ts';
import { describeField } from './inspect/describe-field.ts';
import { describeHistory } from './inspect/describe-history.ts';
import { showField, typedSource } from './inspect/show-field.ts';
import type { FieldName } from '../find/field-name.ts';
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

/** The same about what a version of the site says; there is no answer before there is one. */
export function siteQuestion<T>(path: string, what: string, find: SiteAnswer<T>): Endpoint {
  return question<T>(path, what, (call, server) => {
    const { version } = server.site.state();
    return version && find(version, call, server);
  });
}

type SiteAnswer<T> = (
  version: SiteVersion,
  ...asked: Parameters<Answer<T>>
) => ReturnType<Answer<T>>;

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
  siteQuestion<FieldDetails>(
    inspectorPaths.field,
    'field',
    ({ site: { root, resolved } }, { query }) => describeField(resolved, root, fieldIn(query)),
  ),
  siteQuestion<FieldHistory>(
    inspectorPaths.history,
    'field',
    ({ site: { root, resolved } }, { query }) => describeHistory(resolved, root, fieldIn(query)),
  ),
  siteQuestion<PageCount>(inspectorPaths.pages, 'field', async ({ site, reach }, { query }) =>
    countPages(site.resolved, await reach(), fieldIn(query)),
  ),
  siteQuestion<ListDetails>(
    inspectorPaths.list,
    'list',
    ({ site: { root, resolved } }, { query }) => describeList(resolved, root, fieldIn(query)),
  ),
  siteQuestion<EmptyLists>(inspectorPaths.emptyLists, 'list', ({ site }, { query }) => {
    return { fields: emptyListsBeside(site.resolved, fieldIn(query)) };
  }),
  siteQuestion<FittingAssets>(inspectorPaths.assets, 'field', ({ site }, { query }) => {
    const folder = folderOf(site.resolved, query.get('field') ?? '');
    return listFitting(site.root, query.get('format') ?? '', folder);
  }),
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
