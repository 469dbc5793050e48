import { warning } from '../../../diagnostics/catalogue/entry.ts';
import { counted } from '../../../diagnostics/catalogue/lists.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { fieldName } from '../../schema/describe.ts';
import type { FileKind } from '../../schema/schema-node.ts';
import { relatedAt, reporter } from '../../source/locate-piece.ts';
import { groupBy } from '../../values/group-by.ts';
import type { Written, WrittenFile } from '../written.ts';
import { listFiles } from '../written.ts';
import { statedMarks } from './list-samples.ts';
import type { ReservedUse } from './reserved-names.ts';
import { listReservedHosts, listReservedNumbers } from './reserved-names.ts';

export const codes = {
  'sample-content': warning(
    '"{field}" is marked as sample content, and visitors will take it for true. Write your own, or leave it out, and delete the mark.',
    'A build for the public shows content that the YAML marks as sample.',
    'Visitors take invented figures, quotes and seals for facts about your company.',
    'Write what is true of you, or leave it out, and delete its mark `sample`. To try out a build for the public, add `--allow-sample`.',
  ),
  'sample-address': warning(
    ({ name, others }: ReservedParameters) =>
      `Nobody can own ${name}, so links and e-mail to it reach nobody. Write your own address here${andElsewhere(others)}.`,
    'A build for the public names a host that is kept free for examples, such as `www.careerexplorer.example`.',
    'Links lead nowhere and e-mail is lost: `.example`, `.test`, `.invalid` and `.localhost` belong to nobody (RFC 6761).',
    'Write your own address in all places; a search for the domain finds them. To try out a build for the public, add `--allow-sample`.',
  ),
  'sample-phone': warning(
    ({ name, others }: ReservedParameters) =>
      `Nobody can be reached at ${name}: the numbers from 555-0100 to 555-0199 are kept free for examples. Write your own number here${andElsewhere(others)}.`,
    'A build for the public names a phone number that is kept free for examples.',
    'Nobody answers there.',
    'Write your own number. To try out a build for the public, add `--allow-sample`.',
  ),
} as const;

/** A name that is kept free for examples. */
export interface ReservedParameters {
  readonly name: string;
  /** In how many other places of the file it stands. */
  readonly others: number;
}

function andElsewhere(others: number): string {
  return others === 0 ? '' : ` and in ${counted(others, 'other place')} of this file`;
}

const { atPiece, createDiagnostic } = reporter(codes);

/** Of what is marked as sample, or kept free for examples (docs/product.md R20). */
export function warnOfSamples(written: Written): readonly Diagnostic[] {
  return [
    ...groupUses(listReservedHosts(written)).map((uses) => warnOfUses('sample-address', uses)),
    ...groupUses(listReservedNumbers(written)).map((uses) => warnOfUses('sample-phone', uses)),
    ...listFiles(written).flatMap(([kind, file]) => warnOfMarks(kind, file)),
  ];
}

type Uses = readonly [ReservedUse, ...ReservedUse[]];

/** One name is replaced everywhere at once, so it is one problem of its file. */
function groupUses(uses: readonly ReservedUse[]): readonly Uses[] {
  return [...groupBy(uses, ({ text, name }) => `${text.file} ${name}`).values()];
}

function warnOfUses(code: 'sample-address' | 'sample-phone', [first, ...others]: Uses): Diagnostic {
  const parameters = { name: first.name, others: others.length };
  const { related, ...found } = atPiece(first.text, code, parameters, first);
  const places = others.map(({ text }) => relatedAt(text, 'here too'));
  return { ...found, related: [...related, ...places.slice(0, MOST_PLACES)] };
}

/** Of many places the first show enough; a search for the name finds all. */
const MOST_PLACES = 5;

function warnOfMarks(file: FileKind, written: WrittenFile<unknown>): readonly Diagnostic[] {
  return statedMarks(written).map(({ pointer, span }) => {
    const parameters = { field: fieldName(file, pointer) };
    return createDiagnostic('sample-content', parameters, span, { path: pointer });
  });
}
