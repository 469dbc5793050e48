import type { WebRoot } from '../../runtime/contract.ts';
import type { ResolvedSite } from '../resolve/resolved.ts';
import { linkTargets } from '../schema/formats/prose.ts';
import { valueAt } from '../schema/pointer.ts';
import type { FileKind } from '../schema/schema-node.ts';
import { listTypedTexts } from '../schema/walk.ts';
import type { YamlDocument } from '../source/yaml-document.ts';

/** A link of the content, as an edition's visitors follow it. */
export interface TypedLink extends Omit<Owner, 'part' | 'config'> {
  /** With its tokens filled in. */
  readonly address: string;
  readonly file: FileKind;
  /** JSON Pointer of one of the places where its field is typed. */
  readonly pointer: string;
  /** Looked up when it is asked for; undefined for what follows from another field. */
  readonly findTyped: () => LinkPlace | undefined;
}

/** The text that a link is typed in, and where in it its address stands. */
export interface LinkPlace {
  readonly document: YamlDocument;
  readonly pointer: string;
  readonly text: string;
  readonly target: string;
  readonly start: number;
  readonly end: number;
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

/** Whose values a field can be: those of regions, those that all of them share, or those of the library edition. */
type Part = 'region' | 'site' | 'library';

interface Owner {
  readonly part: Part;
  readonly webRoot: WebRoot;
  /** Key of the region whose pages show its links; undefined for what regions share, and for the library edition. */
  readonly region?: string;
  /** What addresses of the edition begin with. */
  readonly prefix: string;
  readonly config: unknown;
}

function listOwners({ generic, regions, site, library }: ResolvedSite): readonly Owner[] {
  return [
    { part: 'site', webRoot: 'main', config: site, prefix: '' },
    { part: 'library', webRoot: 'library', config: library, prefix: '' },
    ...[generic, ...regions].map(({ key: region, config }) => {
      const { pathPrefix: prefix } = config;
      return { part: 'region', webRoot: 'main', region, config, prefix } as const;
    }),
  ];
}

interface LinkField {
  readonly part: Part;
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
      const field = { ...placeOf(file, pointer), pointer, file, isProse };
      fields.set(`${field.part} ${field.field}`, field);
    }
  }
  return [...fields.values()];
}

function isInside(target: string, origins: readonly string[]): boolean {
  return /^(?:\/|#|\{\{)/.test(target) || origins.some((origin) => target.startsWith(origin));
}

function placeOf(file: FileKind, pointer: string): Pick<LinkField, 'part' | 'field'> {
  if (file === 'library') return { part: 'library', field: pointer };
  const [, group = '', field = ''] =
    /^(\/(?:site|defaults|regions\/[^/]+))(.*)$/.exec(pointer) ?? [];
  return { part: group === '/site' ? 'site' : 'region', field };
}

function* linksAt(owner: Owner, link: LinkField, resolved: ResolvedSite): Generator<TypedLink> {
  const { field, isProse, file, pointer } = link;
  const { part, config, ...shared } = owner;
  const text = valueAt(config, field);
  if (typeof text !== 'string') return;
  for (const [index, address] of (isProse ? linkTargets(text) : [text]).entries()) {
    const findTyped = () => findPlace(owner.region ?? part, link, index, resolved);
    yield { ...shared, address, file, pointer, findTyped };
  }
}

function findPlace(
  owner: string,
  { field, isProse, file }: LinkField,
  index: number,
  { findValue, written }: ResolvedSite,
): LinkPlace | undefined {
  const { provenance, typed: text } = findValue({ owner, pointer: field }) ?? {};
  if (provenance === undefined || typeof text !== 'string') return undefined;
  const target = isProse ? linkTargets(text)[index] : text;
  if (target === undefined) return undefined;
  const start = isProse ? text.indexOf(`](${target})`) + 2 : 0;
  const { document } = written[file];
  const { pointer } = provenance;
  return { document, pointer, text, target, start, end: start + target.length };
}
