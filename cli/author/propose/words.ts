import type { Project } from '../../compile/project.ts';
import { fieldName } from '../../compile/schema/describe.ts';
import { isObject, valueAt } from '../../compile/schema/pointer.ts';
import type { FileKind } from '../../compile/schema/schema-node.ts';
import { parseYaml } from '../../compile/source/yaml.ts';
import { count, listSome } from '../../diagnostics/print/amounts.ts';
import { cutEnd } from '../../diagnostics/print/lines.ts';
import { createPaint } from '../../diagnostics/print/paint.ts';
import { createSourceFile } from '../../diagnostics/span.ts';
import { listDifferences } from '../diff/differences.ts';
import { markWords, shorten } from '../diff/words.ts';
import type { Proposal, ProposalWords } from './proposal.ts';

/** As many changes as anyone reads in a message. */
const listedChanges = 20;

/** As many characters as lists of commits show. */
const longestTitle = 72;

/** What is changed, in the words of `diff`. */
export async function suggestWords(project: Project, proposal: Proposal): Promise<ProposalWords> {
  const changes = await listChanges(project, proposal);
  const [first, ...others] = changes;
  const more = others.length === 0 ? '' : `, and ${count(others.length, 'more change')}`;
  const named = first?.name ?? `Change ${listSome(proposal.files.map(({ path }) => path))}`;
  const title = cutEnd(named, longestTitle - more.length) + more;
  const rest = changes.length - listedChanges;
  const lines = changes.slice(0, listedChanges).map(({ said }) => `- ${said}`);
  const message = [...lines, ...(rest > 0 ? [`- and ${count(rest, 'more change')}`] : [])];
  return { title, message: message.join('\n'), branch: suggestBranch(title, proposal.isTaken) };
}

interface Change {
  /** `nevada.headerTitle changed`. */
  readonly name: string;
  /** The same, with the words that go and those that come. */
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
    const field = fieldName(kind, to ?? from ?? '');
    const action = from === undefined ? 'added' : to === undefined ? 'removed' : 'changed';
    const values = [from && valueAt(old, from), to && valueAt(next, to)];
    const name = `${field} ${action}`;
    return { name, said: values.some(isObject) ? name : `${field}: ${markChange(values)}` };
  });
}

function markChange(values: readonly unknown[]): string {
  const [before, after] = values.map((value) => (value === undefined ? value : String(value)));
  const paint = createPaint(false);
  const segments = shorten(markWords(before, after), 40);
  return segments
    .map(({ mark, text }) => paint[mark](text))
    .join('')
    .replaceAll(/\s+/g, ' ');
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
