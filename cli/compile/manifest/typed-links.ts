import type { WebRoot } from '../../../runtime/contract.ts';
import type { ResolvedSite } from '../resolve/resolved.ts';
import { linkTargets } from '../schema/formats/prose.ts';
import { childOf, segmentsOf, valueAt } from '../schema/pointer.ts';
import { groupBy } from '../values/group-by.ts';
import type { FileKind } from '../schema/schema-node.ts';
import { listFiles } from '../resolve/written.ts';
import { isHidden } from '../resolve/hidden-fields.ts';
import { listTypedTexts } from '../schema/typed-texts.ts';
import { locatePiece } from '../source/locate-piece.ts';
import { locationOf } from './pages.ts';
import type { YamlLocation } from './table.ts';

/** A link of the content, as an edition's visitors follow it. */
export interface TypedLink extends Omit<Owner, 'part' | 'config'> {
  /** With its tokens filled in. */
  readonly address: string;
  /** JSON Pointer of one of the places where its field is typed. */
  readonly pointer: string;
  /** Looked up when it is asked for; undefined for what follows from another field. */
  readonly findTyped: () => LinkPlace | undefined;
}

export type LinkPlace = NonNullable<ReturnType<typeof findPlace>>;

/** Every link of both files that may lead to this site, for each edition that shows it. */
export function* listTypedLinks(resolved: ResolvedSite): Generator<TypedLink> {
  const fields = groupBy(listFields(resolved), ({ part }) => part);
  for (const owner of listOwners(resolved)) {
    const { part, webRoot, region, prefix, config } = owner;
    const valueOf = (place: string) => valueAt(config, place);
    for (const field of fields.get(part) ?? []) {
      const { pointer } = field;
      const text = field.segments.reduce(childOf, config);
      if (typeof text !== 'string' || isHidden(field.field, region ?? '', valueOf)) continue;
      for (const [index, address] of targetsIn(text, field).entries()) {
        const findTyped = () => findPlace(owner, field, index, resolved);
        // Each part by name: to copy an owner takes a third of the time of all links.
        yield { webRoot, region, prefix, address, pointer, findTyped };
      }
    }
  }
}

/** Whose values a field holds: a region's, the site's, or the library's. */
type Part = 'region' | 'site' | 'library';

interface Owner {
  readonly part: Part;
  readonly webRoot: WebRoot;
  /** The region whose pages show its links; undefined for what is shared, and for the library. */
  readonly region?: string | undefined;
  /** What addresses of the edition begin with. */
  readonly prefix: string;
  readonly config: unknown;
}

function listOwners({ generic, regions, site, library }: ResolvedSite): readonly Owner[] {
  const ofLibrary = { part: 'library', webRoot: 'library', config: library, prefix: '' } as const;
  return [
    { part: 'site', webRoot: 'main', config: site, prefix: '' },
    ...(library === undefined ? [] : [ofLibrary]),
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
  readonly segments: readonly string[];
  readonly pointer: string;
  readonly isProse: boolean;
}

/** The fields that hold a link to this site in any place of the files. */
function listFields({ written, site, library }: ResolvedSite): readonly LinkField[] {
  const origins = [site.origin, ...(library ? [library.origin] : [])];
  const fields = new Map<string, LinkField>();
  for (const [file, { document }] of listFiles(written)) {
    for (const { pointer, text, node } of listTypedTexts(document, file)) {
      const isProse = node.format === 'prose';
      if ((!isProse && node.format !== 'link') || node.called === true) continue;
      const place = placeOf(file, pointer);
      const field = { ...place, segments: segmentsOf(place.field), pointer, isProse };
      if (!targetsIn(text, field).some((target) => isInside(target, origins))) continue;
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

/** The addresses that a text of a field holds. */
function targetsIn(text: string, { isProse }: LinkField): readonly string[] {
  return isProse ? linkTargets(text) : [text];
}

/** The text that a link is typed in, and where in it its address stands. */
function findPlace(
  { part, region, webRoot }: Owner,
  field: LinkField,
  index: number,
  { findValue, written }: ResolvedSite,
) {
  const document = (webRoot === 'main' ? written.regions : written.library)?.document;
  const found = findValue({ owner: region ?? part, pointer: field.field });
  if (found === undefined || typeof found.typed !== 'string' || !document) return undefined;
  const { provenance, typed: text } = found;
  const target = targetsIn(text, field)[index];
  if (target === undefined) return undefined;
  const start = field.isProse ? text.indexOf(`](${target})`) + 2 : 0;
  const { pointer } = provenance;
  return { document, pointer, text, target, start, end: start + target.length };
}

/** A link of the YAML, and where to mend it if a built page shows that it is wrong. */
export interface PlacedLink {
  readonly edition: WebRoot;
  /** Without the prefix of the region that shows it. */
  readonly address: string;
  readonly place: YamlLocation;
  /** Keys of the regions that show it; absent where that may be any. */
  readonly regions?: readonly string[];
}

/** Every link of both files that may lead to this site, once for each place where it is typed. */
export function listPlacedLinks(resolved: ResolvedSite): readonly PlacedLink[] {
  const found = new Map<string, PlacedLink>();
  for (const { webRoot, region, prefix, ...link } of listTypedLinks(resolved)) {
    const typed = link.findTyped();
    if (typed === undefined) continue;
    const { document, pointer, text } = typed;
    const address = withoutRegion(link.address, prefix);
    const key = `${webRoot} ${pointer} ${address}`;
    const { place, regions = [] } = found.get(key) ?? {
      place: locationOf(
        locatePiece(document, pointer, text, typed) ?? document.locate(pointer, 'value'),
      ),
    };
    // Regions that reuse another one show its texts too; all regions show any other text.
    const isOwn = region !== undefined && pointer.startsWith('/regions/');
    const shown = isOwn ? { regions: [...regions, region] } : {};
    found.set(key, { edition: webRoot, address, place, ...shown });
  }
  return [...found.values()];
}

/** The address as the edition without a state has it. */
export function withoutRegion(address: string, prefix: string): string {
  return address.startsWith(`${prefix}/`) ? address.slice(prefix.length) : address;
}
