import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { contentFields } from '../../schema/content-fields.ts';
import { nodeAt } from '../../schema/schema-node.ts';
import { positionAt } from '../../diagnostics/span.ts';
import type { Inheritance, Layer } from '../layers.ts';
import { layersOf } from '../layers.ts';
import { readLinks, usableLinks } from '../links.ts';
import { isGroup } from '../merge.ts';
import { childPointer, segmentsOf, valueAt } from '../../schema/pointer.ts';
import type { Written } from '../written.ts';
import type { InheritanceRule } from './rule.ts';

/** Reports a region's own fields that its fallthrough overwrites (docs/product.md R5). */
export const fallthroughOverwrites: InheritanceRule = function* (inheritance) {
  for (const [region, loss] of listLosses(inheritance)) yield report(inheritance, region, loss);
};

/** By the JSON Pointers of fields that a fallthrough overwrites: whose value is shown, as `by indiana, line 1681`. */
export function listOverwritten(written: Written): ReadonlyMap<string, string> {
  const { document } = written.regions;
  const losses = listLosses({ written, links: usableLinks(readLinks(written)) });
  return new Map(
    [...losses].map(([, { pointer, own, winner }]) => {
      const { file, start } = document.locate(winner.pointer + pointer, 'key');
      const [, target = ''] = segmentsOf(winner.pointer);
      const { line } = positionAt(file, start);
      return [own.pointer + pointer, `by ${target}, line ${String(line)}`];
    }),
  );
}

function* listLosses(inheritance: Inheritance): Generator<readonly [region: string, loss: Loss]> {
  for (const [region, link] of inheritance.links) {
    if (link.kind !== 'fallthrough') continue;
    const [, own, ...above] = layersOf(region, inheritance);
    if (own === undefined) continue;
    for (const field of contentFields) {
      for (const loss of lossesAt(childPointer('', field), own, above)) {
        yield [region, loss];
      }
    }
  }
}

/** A value of the region's own that is not shown, and the one that is. */
interface Loss {
  /** JSON Pointer below the region. */
  readonly pointer: string;
  readonly own: Layer;
  readonly winner: Layer;
}

// A group of fields is overwritten key by key, everything else as a whole.
function* lossesAt(pointer: string, own: Layer, above: readonly Layer[]): Generator<Loss> {
  const value = valueAt(own.content, pointer);
  const winner = above.findLast(({ content }) => valueAt(content, pointer) !== undefined);
  if (value === undefined || winner === undefined) return;
  if (!isGroup(value, nodeAt('regions', `/defaults${pointer}`))) yield { pointer, own, winner };
  else {
    for (const name of Object.keys(value)) yield* lossesAt(childPointer(pointer, name), own, above);
  }
}

function report(
  { written }: Inheritance,
  region: string,
  { pointer, own, winner }: Loss,
): Diagnostic {
  const { document } = written.regions;
  const field = segmentsOf(pointer).join('.');
  const [, target = ''] = segmentsOf(winner.pointer);
  const path = own.pointer + pointer;
  const span = document.locate(path, 'key');
  return createDiagnostic('fallthrough-overwrites', { region, field, target }, span, {
    path,
    related: [
      {
        message: `"${target}" states its own "${field}" here`,
        span: document.locate(winner.pointer + pointer, 'key'),
      },
      ...winner.via.map(({ from, to, span: hop }) => ({
        message: `"${from}" ${from === region ? 'falls through to' : 'leads on to'} "${to}" here`,
        span: hop,
      })),
    ],
  });
}
