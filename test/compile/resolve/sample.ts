import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutExplained } from '../../../cli/diagnostics/causes.ts';
import type { Diagnostic, Result } from '../../../cli/diagnostics/diagnostic.ts';
import type { Span } from '../../../cli/diagnostics/span.ts';
import { createSourceFile } from '../../../cli/diagnostics/span.ts';
import { findAssetUses } from '../../../cli/compile/resolve/asset-uses.ts';
import { findRegion } from '../../../cli/compile/resolve/names.ts';
import { resolveSite } from '../../../cli/compile/resolve/resolve.ts';
import type {
  Provenance,
  ResolvedRegion,
  ResolvedSite,
} from '../../../cli/compile/resolve/resolved.ts';
import type { Written } from '../../../cli/compile/resolve/written.ts';
import type { FileKind } from '../../../cli/compile/schema/schema-node.ts';
import { validateFile } from '../../../cli/compile/schema/validate.ts';
import type { AssetFolder } from '../../../cli/compile/source/assets.ts';
import type { AssetProblem } from '../../../cli/compile/source/content/inspect-asset.ts';
import { parseYaml } from '../../../cli/compile/source/yaml.ts';
import { base as baseProject } from '../../base-project.ts';
import { marked } from '../../diagnostics/marked.ts';

/** How a sample differs from the base project. */
export interface Sample {
  /** The YAML below `regions:`, indented by two, in place of the base's. */
  readonly regions?: string;
  /** Text of either base file and what to write in its place. */
  readonly changes?: readonly (readonly [from: string, to: string])[];
  /** Files beside those that the base names. */
  readonly assets?: readonly string[];
  /** What is wrong with the content of files, by their paths. */
  readonly problems?: Readonly<Record<string, AssetProblem>>;
  /** SVG files that do not say what they show. */
  readonly untitled?: readonly string[];
  /** The day that dates are compared with, as `YYYY-MM-DD`; by default that of the fixtures. */
  readonly today?: string;
  /** The instant, where a day is not enough. */
  readonly at?: string;
}

/**
 * What a diagnostic says, with its span as marks in the line that it starts in: `reuse: «arizna»`.
 */
export interface Reported {
  readonly marked: string;
  readonly message: string;
  readonly related: readonly string[];
  readonly suggestion?: string;
}

const base = { regions: readBase('regions'), library: readBase('library') };
const readRegions = rememberLast((text) => validated('regions', text));
const readLibrary = rememberLast((text) => validated('library', text));
const baseAssets = findAssetUses(writtenOf({})).paths;

/** The diagnostics of one code, for a sample that satisfies the schema. */
export function reported(code: string, sample: Sample): readonly Reported[] {
  const [, diagnostics] = resolveSample(sample);
  return diagnostics.filter((diagnostic) => diagnostic.code === code).map(toReported);
}

/** A sample without errors. */
export function resolvedSite(sample: Sample): ResolvedSite {
  const [site, diagnostics] = resolveSample(sample);
  if (site === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return site;
}

/** One region of a sample without errors. */
export function resolvedRegion(name: string, sample: Sample): ResolvedRegion {
  const region = findRegion(resolvedSite(sample), name);
  if (region === undefined) throw new Error(`The sample has no region ${name}`);
  return region;
}

/** Where a value is typed, and the lines of its hops. */
export function traced(provenance: Provenance | undefined) {
  if (provenance === undefined) return undefined;
  const via = provenance.via.map(
    ({ kind, from, to, span }) => `${kind} ${from} -> ${to}: ${mark(span)}`,
  );
  return { typed: mark(provenance.span), via };
}

export function resolveSample(sample: Sample, written = writtenOf(sample)): Result<ResolvedSite> {
  const paths = new Set([...baseAssets, ...(sample.assets ?? [])]);
  const folder: AssetFolder = {
    paths,
    emptyFolderOf: () => undefined,
    problemOf: (path) => sample.problems?.[path],
    hasTitle: (path) => path.endsWith('.svg') && !sample.untitled?.includes(path),
  };
  const at = sample.at ?? `${sample.today ?? '2026-04-15'}T00:00:00Z`;
  const [site, found] = resolveSite(written, folder, at);
  return [site, withoutExplained(found)];
}

export function writtenOf({ regions, changes = [] }: Sample): Written {
  const [head = ''] = base.regions.split(/^regions:$/m);
  const texts = {
    regions: regions === undefined ? base.regions : `${head}regions:\n${regions}`,
    library: base.library,
  };
  for (const [from, to] of changes) {
    const file = texts.regions.includes(from) ? 'regions' : 'library';
    if (!texts[file].includes(from)) throw new Error(`The base has no ${JSON.stringify(from)}`);
    texts[file] = texts[file].replace(from, () => to);
  }
  return {
    regions: readRegions(texts.regions),
    library: readLibrary(texts.library),
  };
}

/** Samples that follow each other mostly have one of the files in common, or both. */
function rememberLast<T>(read: (text: string) => T): (text: string) => T {
  let last: { text: string; result: T } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, result: read(text) };
    return last.result;
  };
}

function validated<F extends FileKind>(file: F, text: string) {
  const [document, malformed] = parseYaml(createSourceFile(`${file}.yaml`, text));
  const [value, invalid] = document ? validateFile(document, file) : [undefined, []];
  if (document && value) return { document, value };
  throw new Error([...malformed, ...invalid].map(({ message }) => message).join('\n'));
}

function readBase(name: string): string {
  return readFileSync(join(baseProject, `${name}.yaml`), 'utf8');
}

function toReported({ message, span, related, suggestion }: Diagnostic): Reported {
  return {
    marked: mark(span),
    message,
    related: related.map((place) => mark(place.span)),
    ...(suggestion !== undefined && { suggestion }),
  };
}

function mark(span: Span): string {
  return marked(span).trim();
}
