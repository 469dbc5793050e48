import { count, joinParts, listSome } from '../../../diagnostics/print/amounts.ts';
import { cutEnd } from '../../../diagnostics/print/lines.ts';
import type { Change, Resource } from '../change.ts';
import { eachOnce, isFileRemade, isPage, isRemade } from '../change.ts';
import type { Cluster } from '../report.ts';
import { countPagesOf, eventsOf, isAddress, isCanonical } from '../report.ts';
import type { AllPages } from '../where.ts';
import { describeWhere } from '../where.ts';
import { describeAddress, describeChange } from './change-phrases.ts';

/** What is said of changes that are reported as one, and what belongs to them. */
export function describeGroup(
  { kind, changes }: Pick<Cluster, 'kind' | 'changes'>,
  allPages: AllPages,
) {
  const [first] = changes;
  if (first === undefined) return undefined;
  if (kind === 'event') return describeEvents(changes, allPages);
  if (kind === 'form') return describeForm(changes, allPages);
  if (changes.some(isAddress)) return describeAddresses(changes, allPages);
  const where = describeWhere(resourcesOf(changes), allPages);
  const same = (text: string, listed: string) => ({ action: 'same' as const, text, listed });
  if (kind === 'recording' || changes.every(isCanonical)) {
    const what = kind === 'recording' ? 'webinar or date' : 'address for search engines';
    return same(`another ${what}: ${where}`, listSome(changes.map(describeChange)));
  }
  const names = [...new Set(changes.map(describeAddress))];
  if (kind === 'order')
    return same(`another order on ${where}`, listSome(names.map((name) => `“${name}”`)));
  if (isRemade(first)) {
    const pages = countPagesOf(changes);
    const others = changes.some(({ isExample }) => isExample) ? ', and those of other regions' : '';
    const verb = pages === 1 ? 'links' : 'link';
    return same(`${count(pages, 'page')} ${verb} to changed files`, listSome(names) + others);
  }
  if (!isFileRemade(first) || changes.length === 1) return undefined;
  const look = names.length === 1 ? 'looks' : 'look';
  const pictures = count(names.length, 'picture');
  return same(`${pictures} ${look} different on ${where}`, listSome(names));
}

/** Addresses that come or go, and the pages that lead to new ones. */
function describeAddresses(changes: readonly Change[], allPages: AllPages) {
  const addresses = changes.filter(isAddress);
  const leading = changes.filter((change) => !isAddress(change));
  const [{ kind, after } = {}] = addresses;
  const action = after === undefined ? ('gone' as const) : ('new' as const);
  const resources = resourcesOf(addresses);
  const names = listSome([...new Set(addresses.map(describeAddress))]);
  const isOne = kind === 'page' && resources.length === 1;
  const where =
    kind === 'page' ? describeWhere(resources, allPages) : count(addresses.length, kind ?? '');
  const [what, listed] = isOne ? [names, ''] : [where, names];
  const from =
    leading.length > 0 ? `named on ${describeWhere(resourcesOf(leading), allPages)}` : '';
  return { action, text: `${action}: ${what}`, listed: joinParts([listed, from], '; ') };
}

/** What happens to webinars, and how much changes with that. */
function describeEvents(changes: readonly Change[], allPages: AllPages) {
  const texts = new Set(changes.flatMap(eventsOf).map(({ text }) => text));
  const pages = changes.filter(({ kind }) => kind === 'page');
  const others = changes.filter(({ kind }) => kind !== 'page' && kind !== 'setting').length;
  const isGone = pages.some(({ after }) => after === undefined);
  const isNew = pages.some(({ before }) => before === undefined);
  const listed = [
    `on ${describeWhere(resourcesOf(changes).filter(isPage), allPages)}`,
    listSome(pages.map(describeAddress)),
    others > 0 ? `${count(others, 'change')} with it` : '',
  ];
  return {
    action: isGone ? ('gone' as const) : isNew ? ('new' as const) : ('same' as const),
    text: [...texts].join('; '),
    listed: joinParts(listed, '; '),
  };
}

/** A form that pages have now or no longer, and what stands there otherwise. */
function describeForm(changes: readonly Change[], allPages: AllPages) {
  const forms = changes.filter(({ kind }) => kind === 'form');
  const isGone = forms.every(({ after }) => after === undefined);
  const words = textsOf(changes, isGone ? 'after' : 'before').map((text) => cutEnd(text, 60));
  const quoted = listSome(words.map((text) => `“${text}”`));
  return {
    action: isGone ? ('gone' as const) : ('new' as const),
    text: `${isGone ? 'gone' : 'new'}: a form on ${describeWhere(resourcesOf(forms), allPages)}`,
    listed: quoted === '' ? '' : `${isGone ? 'in its place' : 'in place of'} ${quoted}`,
  };
}

/** The texts of a version among changes; what most pages say comes first, and then the longest. */
function textsOf(changes: readonly Change[], side: 'before' | 'after'): readonly string[] {
  const said = changes.filter(({ kind }) => kind === 'text' || kind === 'price');
  const lengthOf = (change: Change) => (change[side] ?? '').length;
  return said
    .toSorted((a, b) => b.resources.length - a.resources.length || lengthOf(b) - lengthOf(a))
    .flatMap((change) => change[side] ?? []);
}

/** Where any of these changes is, each place once. */
function resourcesOf(changes: readonly Change[]): readonly Resource[] {
  return eachOnce(changes.flatMap(({ resources }) => resources));
}
