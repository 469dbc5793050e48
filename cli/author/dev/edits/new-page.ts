import type { WebRoot } from '../../../../runtime/contract.ts';
import type { PageEdit } from '../../page/blocks/messages.ts';
import type { CheckedProject } from '../../../compile/check-project.ts';
import { checkAgain } from '../check-again.ts';
import type { Project } from '../../../compile/project.ts';
import { GENERIC, entryPointer } from '../../../compile/resolve/identity.ts';
import { findRegion } from '../../../compile/resolve/names.ts';
import type { ResolvedSite } from '../../../compile/resolve/resolved.ts';
import { childPointer } from '../../../compile/schema/pointer.ts';
import { fileKindOf } from '../../find/field-name.ts';
import { schemaOf } from '../../find/name-in-words.ts';
import type { AskedField } from '../../page/inspector/edit-messages.ts';
import { edited } from '../../edit/edit-in-steps.ts';
import { insertField } from '../../edit/insert.ts';
import { toYaml } from '../../edit/yaml-value.ts';
import { blockOf, freeName, statedPages } from './new-block.ts';
import { askedOf } from './new-item.ts';
import type { Prepared } from './new-problems.ts';
import { heldBy, judge } from './new-problems.ts';

/** What somebody has to say of a new page. */
const neededOfPage = ['address', 'title', 'description'] as const;

/** What a page can say besides, each a single value. */
const alsoOfPage = ['date', 'lang', 'alternateOf'] as const;

/** A page, and where it is added. */
export interface PlacedPage extends PageEdit {
  readonly webRoot: WebRoot;
}

/** All that is asked of a new page: what it needs, then what else pages of its file can say. */
export function askedOfPage(webRoot: WebRoot): readonly AskedField[] {
  const page = schemaOf({ owner: webRoot, pointer: '/blockPages/any' });
  const names = [...neededOfPage, 'onlyIn', 'linkedFrom', ...alsoOfPage];
  return askedOf(
    page,
    names.filter((name) => page?.properties?.[name]),
    neededOfPage,
  );
}

/**
 * What the file says once a page is added, and where that is then.
 *
 * @param isTyped Whether it is still being typed: nothing is wrong with what is not there yet.
 */
export function preparePage(
  project: Project,
  { given, webRoot }: PlacedPage,
  isTyped = false,
): Prepared {
  const [checked, wrong] = checkAgain(project);
  const kind = fileKindOf(webRoot);
  const written = checked?.resolved.written[kind];
  if (checked === undefined || written === undefined) return heldBy(wrong);
  const { resolved } = checked;
  const answers = new Map(given.map(({ path, value }) => [path, value.trim()]));
  const words = neededOfPage.map((name) => {
    const typed = answers.get(name) ?? '';
    return [name, typed === '' && isTyped ? exampleOfField(webRoot, name) : typed];
  });
  const also = alsoOfPage.flatMap((name) => {
    const typed = answers.get(name) ?? '';
    return typed === '' ? [] : [[name, typed] as const];
  });
  const linkedFrom = namesIn(answers.get('linkedFrom')?.toLowerCase());
  const editions = editionsIn(answers.get('onlyIn'), checked);
  const address = answers.get('address') ?? '';
  const name = freeName(nameFor(address), statedPages(resolved, webRoot).flatMap(Object.keys));
  const [only = '', ...others] = editions;
  const region =
    others.length > 0 ? undefined : resolved.regions.find(({ key, link }) => key === only && !link);
  const onlyIn = region === undefined && editions.length > 0 ? { onlyIn: editions } : {};
  const page = {
    ...Object.fromEntries([...words, ...also]),
    ...(linkedFrom.length > 0 && { linkedFrom }),
    ...onlyIn,
    blocks: { text: blockOf(webRoot, 'text', project.root) },
  };
  const { file } = written.document;
  const shared = kind === 'library' ? '' : '/defaults';
  const owner = region === undefined ? shared : entryPointer(region.key);
  const place = childPointer(`${owner}/blockPages`, name);
  const next = edited(file, (document) => insertField(document, kind, place, toYaml(page)));
  const judged = judge(project, [{ file, next }]);
  if (judged.answer.outcome !== 'done') return judged;
  const opens = prefixOf(resolved, editions) + address;
  return { ...judged, answer: { ...judged.answer, opens } };
}

function exampleOfField(owner: string, name: string): unknown {
  return schemaOf({ owner, pointer: `/blockPages/any/${name}` })?.examples?.[0];
}

/** Keys of the editions that somebody typed; others stay as they are. */
function editionsIn(typed: string | undefined, { resolved }: CheckedProject): readonly string[] {
  return namesIn(typed).map((name) => findRegion(resolved, name)?.key ?? name);
}

/** Names that are typed with commas between. */
function namesIn(typed = ''): readonly string[] {
  return typed
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}

/** The last part of the address; what is no name is refused with the address. */
function nameFor(address: string): string {
  return /([a-z][a-z\d-]*)\/?$/.exec(address)?.[1] ?? 'page';
}

/** Where the first of the editions is that have the page. */
function prefixOf({ regions }: ResolvedSite, editions: readonly string[]): string {
  if (editions.length === 0 || editions.includes(GENERIC)) return '';
  return regions.find(({ key }) => key === editions[0])?.config.pathPrefix ?? '';
}
