import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../../diagnostics/diagnostic.ts';
import { fieldName } from '../../schema/describe.ts';
import type { FileKind } from '../../schema/schema-node.ts';
import { atPiece, relatedAt } from '../../source/locate-piece.ts';
import { groupBy } from '../../values/group-by.ts';
import type { Written, WrittenFile } from '../written.ts';
import { statedMarks } from './list-samples.ts';
import type { ReservedUse } from './reserved-names.ts';
import { listReservedHosts, listReservedNumbers } from './reserved-names.ts';

/** Of what is marked as sample, or kept free for examples (docs/product.md R20). */
export function warnOfSamples(written: Written): readonly Diagnostic[] {
  return [
    ...groupUses(listReservedHosts(written)).map((uses) => warnOfUses('sample-address', uses)),
    ...groupUses(listReservedNumbers(written)).map((uses) => warnOfUses('sample-phone', uses)),
    ...warnOfMarks('regions', written.regions),
    ...warnOfMarks('library', written.library),
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
