import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { whyUnusable } from '../../schema/faults/unsafe-link.ts';
import { linkFault } from '../../schema/formats/link.ts';
import { lastSegment } from '../../schema/pointer.ts';
import type { SchemaNode } from '../../schema/schema-node.ts';
import { nodeAt } from '../../schema/schema-node.ts';
import { GENERIC } from '../identity.ts';
import { valueAt } from '../pointer.ts';
import type { ResolvedRegion } from '../resolved.ts';
import { textsWith } from '../texts-with.ts';
import type { Written } from '../written.ts';

/** Judges links and the length of texts as visitors meet them, with the tokens filled in; each typed text once. */
export function* filledTexts(
  written: Written,
  editions: readonly ResolvedRegion[],
): Generator<Diagnostic> {
  const told = new Set<number>();
  for (const place of placesOfTokens(written)) {
    for (const edition of editions) {
      const diagnostic = judge(edition, place);
      if (diagnostic === undefined || told.has(diagnostic.span.start)) continue;
      told.add(diagnostic.span.start);
      yield diagnostic;
    }
  }
}

/** Where an edition's configuration may hold what a token stands for. */
interface Place {
  /** JSON Pointer in the configuration. */
  readonly pointer: string;
  readonly node: SchemaNode;
}

function placesOfTokens({ regions: { value } }: Written): readonly Place[] {
  const groups = [value.defaults, ...Object.values(value.regions)];
  const pointers = groups.flatMap((group) => textsWith('{{', group)).map(({ pointer }) => pointer);
  return [...new Set(pointers)].map((pointer) => ({
    pointer,
    node: nodeAt('regions', `/regions/any${pointer}`) ?? {},
  }));
}

function judge(edition: ResolvedRegion, { pointer, node }: Place): Diagnostic | undefined {
  const text = valueAt(edition.config, pointer);
  if (typeof text !== 'string') return undefined;
  const length = [...text].length;
  const { format, maxLength: limit = Infinity } = node;
  const fault = format === 'link' ? linkFault(text) : undefined;
  const span = length > limit || fault ? edition.originOf(pointer)?.span : undefined;
  if (span === undefined) return undefined;
  const shown = { edition: nameOf(edition), field: lastSegment(pointer) };
  if (length > limit)
    return createDiagnostic('filled-text-too-long', { ...shown, length, limit }, span);
  const why = whyUnusable(fault?.reason ?? 'no-address');
  return createDiagnostic('filled-link', { ...shown, link: text, why }, span);
}

function nameOf({ key, config }: ResolvedRegion): string {
  return key === GENERIC ? 'the edition without a state' : config.name;
}
