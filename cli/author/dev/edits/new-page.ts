import type { PageEdit } from '../../page/blocks/messages.ts';
import type { CheckedProject } from '../../../compile/check-project.ts';
import { checkProject } from '../../../compile/check-project.ts';
import type { Project } from '../../../compile/project.ts';
import { GENERIC, entryPointer } from '../../../compile/resolve/identity.ts';
import { findRegion } from '../../../compile/resolve/names.ts';
import type { ResolvedSite } from '../../../compile/resolve/resolved.ts';
import { childPointer } from '../../../compile/schema/pointer.ts';
import { nodeAt } from '../../../compile/schema/schema-node.ts';
import { edited } from '../../edit/edit-in-steps.ts';
import { insertField } from '../../edit/insert.ts';
import { toYaml } from '../../edit/yaml-value.ts';
import { blockOf, freeName } from './new-block.ts';
import type { Prepared } from './new-problems.ts';
import { heldBy, judge } from './new-problems.ts';

/** What somebody has to say of a new page. */
export const askedOfPage = ['address', 'title', 'description'] as const;

/** What a page can say besides, each a single value. */
const alsoOfPage = ['date', 'lang', 'alternateOf'] as const;

/** All that is asked of a new page, what it needs first. */
export const offeredOfPage = [...askedOfPage, 'onlyIn', 'linkedFrom', ...alsoOfPage] as const;

/**
 * What the file says once a page is added, and where that is then.
 *
 * @param isTyped Whether it is still being typed: nothing is wrong with what is not there yet.
 */
export function preparePage(project: Project, { given }: PageEdit, isTyped = false): Prepared {
  const [checked, wrong] = checkProject(project);
  if (checked === undefined) return heldBy(wrong);
  const { resolved } = checked;
  const answers = new Map(given.map(({ path, value }) => [path, value.trim()]));
  const words = askedOfPage.map((name) => {
    const typed = answers.get(name) ?? '';
    return [name, typed === '' && isTyped ? exampleOfField(name) : typed];
  });
  const also = alsoOfPage.flatMap((name) => {
    const typed = answers.get(name) ?? '';
    return typed === '' ? [] : [[name, typed] as const];
  });
  const linkedFrom = namesIn(answers.get('linkedFrom')?.toLowerCase());
  const editions = editionsIn(answers.get('onlyIn'), checked);
  const address = answers.get('address') ?? '';
  const name = freeName(nameFor(address), namesOfPages(resolved));
  const [only = '', ...others] = editions;
  const region =
    others.length > 0 ? undefined : resolved.regions.find(({ key, link }) => key === only && !link);
  const onlyIn = region === undefined && editions.length > 0 ? { onlyIn: editions } : {};
  const page = {
    ...Object.fromEntries([...words, ...also]),
    ...(linkedFrom.length > 0 && { linkedFrom }),
    ...onlyIn,
    blocks: { text: blockOf('text', project.root) },
  };
  const owner = region === undefined ? '/defaults' : entryPointer(region.key);
  const { file } = resolved.written.regions.document;
  const place = childPointer(`${owner}/blockPages`, name);
  const next = edited(file, (document) => insertField(document, 'regions', place, toYaml(page)));
  const judged = judge(project, [{ file, next }]);
  if (judged.answer.outcome !== 'done') return judged;
  const opens = prefixOf(resolved, editions) + address;
  return { ...judged, answer: { ...judged.answer, opens } };
}

function exampleOfField(name: string): unknown {
  return nodeAt('regions', `/defaults/blockPages/any/${name}`)?.examples?.[0];
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

function namesOfPages({ written }: ResolvedSite): readonly string[] {
  const { defaults, regions } = written.regions.value;
  return [defaults, ...Object.values(regions)].flatMap(({ blockPages }) =>
    Object.keys(blockPages ?? {}),
  );
}

/** Where the first of the editions is that have the page. */
function prefixOf({ regions }: ResolvedSite, editions: readonly string[]): string {
  if (editions.length === 0 || editions.includes(GENERIC)) return '';
  return regions.find(({ key }) => key === editions[0])?.config.pathPrefix ?? '';
}
