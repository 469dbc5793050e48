import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { appFields } from '../app-fields.ts';
import type { Inheritance, Layer } from '../layers.ts';
import { layersOf } from '../layers.ts';
import type { RegionLink } from '../links.ts';
import { contentOwner } from '../links.ts';
import { childPointer } from '../../schema/pointer.ts';
import type { InheritanceRule } from './rule.ts';

/** Reports regions whose visitors are sent to another region's app (docs/product.md P9). */
export const reusedApp: InheritanceRule = function* (inheritance) {
  for (const [region, link] of inheritance.links) {
    const isSpokenFor = contentOwner(region, inheritance.links) !== region;
    const layers = layersOf(region, inheritance);
    const foreign = appFields.flatMap((field) => foreignPlace(field, layers, isSpokenFor) ?? []);
    if (foreign.length > 0) yield report(inheritance, region, { link, foreign });
  }
};

interface ForeignApp {
  readonly link: RegionLink;
  /** JSON Pointers of the values that name the other region's app. */
  readonly foreign: readonly string[];
}

/** Where another region's app is typed: by that region itself, or in the defaults, with a token for its name. */
function foreignPlace(
  field: (typeof appFields)[number],
  layers: readonly Layer[],
  isSpokenFor: boolean,
): string | undefined {
  const layer = layers.findLast(({ content }) => content[field] !== undefined);
  if (layer === undefined) return undefined;
  const isDefault = layer.via.some(({ kind }) => kind === 'default');
  const isForeign = isDefault
    ? isSpokenFor && /\{\{\s*(region|path)/.test(layer.content[field] ?? '')
    : layer.via.length > 0;
  return isForeign ? `${layer.pointer}/${field}` : undefined;
}

function report(
  { written }: Inheritance,
  region: string,
  { link, foreign }: ForeignApp,
): Diagnostic {
  const { document } = written.regions;
  const fields = foreign.map((pointer) => pointer.slice(pointer.lastIndexOf('/') + 1));
  return createDiagnostic('reused-app', { region, target: link.to, fields }, link.span, {
    path: `${childPointer('/regions', region)}/${link.kind}`,
    related: foreign.map((pointer, index) => ({
      message: `"${fields[index] ?? ''}" is typed here`,
      span: document.locate(pointer, 'value'),
    })),
  });
}
