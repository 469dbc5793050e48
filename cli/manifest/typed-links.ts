import type { WebRoot } from '../../runtime/contract.ts';
import type { Span } from '../diagnostics/span.ts';
import type { ResolvedSite } from '../resolve/resolved.ts';
import { linkTargets } from '../schema/formats/prose.ts';
import { childOf, childPointer, segmentsOf } from '../schema/pointer.ts';
import type { FileKind } from '../schema/schema-node.ts';
import { listTypedTexts } from '../schema/walk.ts';
import { locatePiece } from '../source/locate-piece.ts';
import type { YamlDocument } from '../source/yaml-document.ts';

/** A link of the content, as an edition's visitors follow it. */
export interface TypedLink {
  readonly webRoot: WebRoot;
  /** Key of the region whose pages show it; undefined for what regions share, and for the library edition. */
  readonly region: string | undefined;
  /** What addresses of the edition begin with. */
  readonly prefix: string;
  /** With its tokens filled in. */
  readonly address: string;
  readonly file: FileKind;
  /** JSON Pointer of one of the places where its field is typed. */
  readonly pointer: string;
  /** Looked up when it is asked for; undefined for what follows from another field. */
  readonly findTyped: () => LinkPlace | undefined;
}

/** Where a link is typed, and how. */
export interface LinkPlace {
  readonly document: YamlDocument;
  readonly pointer: string;
  /** The whole text. */
  readonly text: string;
  readonly target: string;
}

/** Every link of both files that may lead to this site, once for each edition whose pages show it. */
export function* listTypedLinks(resolved: ResolvedSite): Generator<TypedLink> {
  const fields = listFields(resolved);
  for (const owner of listOwners(resolved)) {
    for (const field of fields) {
      if (field.part === owner.part) yield* linksAt(owner, field, resolved);
    }
  }
}

/** Where the address of a link stands in its text; undefined where that is typed in pieces. */
export function locateTarget({ document, pointer, text, target }: LinkPlace): Span | undefined {
  const start = text === target ? 0 : text.indexOf(`](${target})`) + 2;
  return locatePiece(document, pointer, text, { start, end: start + target.length });
}

/** Whose values a field can be: those of regions, those that all of them share, or those of the library edition. */
type Part = 'region' | 'site' | 'library';

interface Owner {
  readonly part: Part;
  /** As `findValue` knows it. */
  readonly key: string;
  readonly config: unknown;
  readonly prefix: string;
}

function listOwners({ generic, regions, site, library }: ResolvedSite): readonly Owner[] {
  return [
    { part: 'site', key: 'site', config: site, prefix: '' },
    { part: 'library', key: 'library', config: library, prefix: '' },
    ...[generic, ...regions].map(({ key, config }) => ({
      part: 'region' as const,
      key,
      config,
      prefix: config.pathPrefix,
    })),
  ];
}

interface LinkField {
  readonly part: Part;
  readonly segments: readonly string[];
  /** JSON Pointer below the owner. */
  readonly field: string;
  readonly pointer: string;
  readonly file: FileKind;
  readonly isProse: boolean;
}

/** The fields that hold a link to this site in any place of the files. */
function listFields({ written, site, library }: ResolvedSite): readonly LinkField[] {
  const origins = [site.origin, library.origin];
  const fields = new Map<string, LinkField>();
  for (const file of ['regions', 'library'] as const) {
    for (const { pointer, text, node } of listTypedTexts(written[file].document, file)) {
      const isProse = node.format === 'prose';
      if ((!isProse && node.format !== 'link') || node.called === true) continue;
      const targets = isProse ? linkTargets(text) : [text];
      if (!targets.some((target) => isInside(target, origins))) continue;
      const place = placeOf(file, pointer);
      fields.set(`${place.part} ${place.field}`, { ...place, pointer, file, isProse });
    }
  }
  return [...fields.values()];
}

function isInside(target: string, origins: readonly string[]): boolean {
  return /^(?:\/|#|\{\{)/.test(target) || origins.some((origin) => target.startsWith(origin));
}

function placeOf(file: FileKind, pointer: string): Pick<LinkField, 'part' | 'field' | 'segments'> {
  const [first, ...rest] = segmentsOf(pointer);
  if (file === 'library') return fieldAt('library', segmentsOf(pointer));
  if (first === 'site') return fieldAt('site', rest);
  return fieldAt('region', first === 'defaults' ? rest : rest.slice(1));
}

function fieldAt(part: Part, segments: readonly string[]): ReturnType<typeof placeOf> {
  return { part, segments, field: segments.reduce<string>(childPointer, '') };
}

function* linksAt(owner: Owner, link: LinkField, resolved: ResolvedSite): Generator<TypedLink> {
  const { segments, isProse, file, pointer } = link;
  const { part, key, prefix } = owner;
  const text = segments.reduce(childOf, owner.config);
  if (typeof text !== 'string') return;
  for (const [index, address] of (isProse ? linkTargets(text) : [text]).entries()) {
    const findTyped = (): LinkPlace | undefined => findPlace(owner, link, index, resolved);
    const webRoot = part === 'library' ? 'library' : 'main';
    const region = part === 'region' ? key : undefined;
    yield { webRoot, region, prefix, address, file, pointer, findTyped };
  }
}

function findPlace(
  { key }: Owner,
  { field, isProse, file }: LinkField,
  index: number,
  { findValue, written }: ResolvedSite,
): LinkPlace | undefined {
  const { provenance, typed } = findValue({ owner: key, pointer: field }) ?? {};
  if (provenance === undefined || typeof typed !== 'string') return undefined;
  const target = isProse ? linkTargets(typed)[index] : typed;
  const { document } = written[file];
  return target === undefined
    ? undefined
    : { document, pointer: provenance.pointer, text: typed, target };
}
