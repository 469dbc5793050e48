import { isDeepStrictEqual } from 'node:util';
import type { Project } from '../../compile/project.ts';
import { isMap } from '../../compile/resolve/layers.ts';
import type { FieldPlace } from '../../compile/resolve/resolved.ts';
import { isObject, valueAt } from '../../compile/schema/pointer.ts';
import type { FileKind } from '../../compile/schema/schema-node.ts';
import { parseYaml } from '../../compile/source/yaml.ts';
import { count, listSome } from '../../diagnostics/print/amounts.ts';
import { cutEnd } from '../../diagnostics/print/lines.ts';
import { createSourceFile } from '../../diagnostics/span.ts';
import { listDifferences } from '../diff/differences.ts';
import { markWords, shorten } from '../diff/words.ts';
import { placeIn } from '../find/field-name.ts';
import { nameWithOwner } from '../find/name-in-words.ts';
import type { Proposal, ProposalWords } from './proposal.ts';

/** As many changes as anyone reads in a message. */
const listedChanges = 20;

/** As many characters as lists of commits show. */
const longestTitle = 72;

/** What is changed, in words. */
export async function suggestWords(project: Project, proposal: Proposal): Promise<ProposalWords> {
  const changes = await listChanges(project, proposal);
  const [first, ...others] = changes;
  const more = others.length === 0 ? '' : `, and ${count(others.length, 'more change')}`;
  const room = longestTitle - more.length;
  const named = (first?.said.length ?? 0) <= room ? first?.said : first?.name;
  const files = listSome(proposal.files.map(({ path }) => path));
  const title = cutEnd(named ?? `Change ${files}`, room) + more;
  const rest = changes.length - listedChanges;
  const lines = changes.slice(0, listedChanges).map(({ said }) => `- ${said}`);
  const message = [...lines, ...(rest > 0 ? [`- and ${count(rest, 'more change')}`] : [])];
  return { title, message: message.join('\n'), branch: suggestBranch(title, proposal.isTaken) };
}

interface Change {
  /** `Nevada, header title changed`. */
  readonly name: string;
  /** The same, with what it said and what it says. */
  readonly said: string;
}

async function listChanges(project: Project, proposal: Proposal): Promise<readonly Change[]> {
  const inYaml = await Promise.all([
    changesIn('regions', project.regionsFile, proposal),
    changesIn('library', project.libraryFile, proposal),
  ]);
  const assets = proposal.files.filter(({ path }) => /(?:^|\/)assets\//.test(path));
  const files = assets.map(({ path, action }) => `${path} ${action}`);
  return [...inYaml.flat(), ...files.map((name) => ({ name, said: name }))];
}

async function changesIn(
  kind: FileKind,
  path: string,
  { textsOf }: Proposal,
): Promise<readonly Change[]> {
  const [old, next] = (await textsOf(path)).map((text) =>
    text === undefined ? text : parseYaml(createSourceFile(path, text))[0]?.value,
  );
  if (old === undefined || next === undefined) return [];
  return listDifferences(old, next).map(({ old: from, new: to }) => {
    const field = nameAt(kind, to === undefined ? old : next, to ?? from ?? '');
    const action = from === undefined ? 'added' : to === undefined ? 'removed' : 'changed';
    const values = [from && valueAt(old, from), to && valueAt(next, to)] as const;
    const name = `${field} ${action}`;
    const held = sayHeld(...values);
    if (held !== '') return { name, said: `${field}: ${held}` };
    if (values.some(isObject)) return { name, said: name };
    return { name, said: `${action === 'changed' ? field : name}: ${sayChange(values)}` };
  });
}

function nameAt(kind: FileKind, root: unknown, pointer: string): string {
  const place = placeIn(kind, pointer);
  const above = pointer.slice(0, pointer.length - place.pointer.length);
  const findValue = (below: FieldPlace) => ({ typed: valueAt(root, above + below.pointer) });
  return nameWithOwner({ findValue }, place);
}

/** What holds for a time and did not before: `Summer hours from 2027-06-01 until 2027-09-01`. */
function sayHeld(before: unknown, after: unknown): string {
  const known = entriesOf(before);
  const isKnown = (entry: object) => known.some((other) => isDeepStrictEqual(other, entry));
  const dated = isObject(after) ? entriesOf(after).filter((entry) => !isKnown(entry)) : [];
  const said = dated.map(({ value, from, until }) => {
    if (value === undefined || isObject(value)) return '';
    const bounds = [from && `from ${String(from)}`, until && `until ${String(until)}`];
    return [String(value), ...bounds].filter(Boolean).join(' ');
  });
  return said.includes('') ? '' : said.join('; ');
}

/** The values of a field that may be dated: one alone always holds. */
function entriesOf(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
  return entries.map((entry) => (isMap(entry) ? entry : { value: entry }));
}

/** `89 → 95`; of long texts what is around the words that are others. */
function sayChange(values: readonly [unknown, unknown]): string {
  const [before, after] = values.map((value) => (value === undefined ? value : String(value)));
  const segments = shorten(markWords(before, after), 40);
  const without = (mark: string) => segments.filter((each) => each.mark !== mark);
  const texts = [before && without('added'), after && without('removed')].flatMap((shown) =>
    shown
      ? shown
          .map(({ text }) => text)
          .join('')
          .replaceAll(/\s+/g, ' ')
      : [],
  );
  return texts.join(' → ');
}

/** As much of a title as its branch is called by. */
const longestName = 48;

/** `nevada-headertitle-changed`, with a number behind it where that is taken. */
export function suggestBranch(title: string, isTaken: (name: string) => boolean): string {
  const plain = title.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const words = plain.replaceAll(/[^a-z0-9]+/g, '-').slice(0, longestName);
  const name = words.replaceAll(/^-|-$/g, '') || 'change';
  for (let number = 2, next = name; ; number += 1) {
    if (!isTaken(next)) return next;
    next = `${name}-${number}`;
  }
}
