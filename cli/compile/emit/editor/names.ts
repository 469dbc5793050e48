import escapeStringRegexp from 'escape-string-regexp';
import type { RegionConfig } from '../../../../runtime/contract.ts';
import type { AssetKind } from '../../resolve/asset-uses.ts';
import { assetKindOf, iconNames, takes } from '../../resolve/asset-uses.ts';
import { notices } from '../../manifest/catalogue.ts';
import { GENERIC } from '../../resolve/identity.ts';
import { brochurePath, coverPath } from '../../resolve/made-brochures.ts';
import type { NamedRegion } from '../../resolve/resolved.ts';
import type { SchemaNode } from '../../schema/schema-node.ts';

/** A part of a schema, with the keywords that only editors read. */
export type EditorNode = SchemaNode & {
  readonly markdownDescription?: string;
  readonly pattern?: string;
  /** What editors say of a text that does not fit the pattern. */
  readonly patternErrorMessage?: string;
  readonly allOf?: readonly Reference[];
  readonly defaultSnippets?: readonly Offer[];
};

/** Names that the schema states once for many texts. */
export interface Reference {
  readonly $ref: string;
}

interface Offer {
  readonly label: string;
  readonly bodyText: string;
  readonly description?: string;
}

/** The names that exist in one project, which editors complete as they complete fields. */
export type EditorNames = ReturnType<typeof editorNames>;

export function editorNames(
  regions: readonly NamedRegion[],
  generic: RegionConfig,
  assets: Iterable<string>,
) {
  const keys = [GENERIC, ...regions.map(({ key }) => key)];
  const makeable = keys.flatMap((key) => [brochurePath(key), coverPath(key)]);
  /** Paths of files, and of what the program makes of the YAML. */
  const all: ReadonlySet<string> = new Set([...assets, ...makeable]);
  const pages = namesOfOriginals([generic, ...regions.map(({ config }) => config)]);
  return { regions, pages, assets: all };
}

/** The pages of blocks that one in another language can say the same as. */
function namesOfOriginals(editions: readonly RegionConfig[]): readonly string[] {
  const pages = editions.flatMap(({ blockPages = {} }) => Object.entries(blockPages));
  const originals = pages.filter(([, { alternateOf }]) => alternateOf === undefined);
  return [...new Set(originals.map(([name]) => name))];
}

/** What editors offer for a name. No `enum`, which they would show whole at the pointer. */
export function namesFor(
  node: SchemaNode,
  { regions, pages, assets }: EditorNames,
): EditorNode | undefined {
  if (node.names === 'regions')
    return { defaultSnippets: regions.map(offerRegion), ...spelled(regions) };
  if (node.names === 'editions') {
    return oneOf([GENERIC, ...regions.map(({ key }) => key)], 'No edition has this key.');
  }
  if (node.names === 'pages') return oneOf(pages, 'No page in English has this name.');
  if (node.names === 'notices') return oneOf(notices, 'No notice has this code.');
  if (node.format === 'icon-name') return oneOf(iconNames(assets), noIcon);
  const kind = assetKindOf(node.format);
  return kind === undefined ? undefined : assetsFor(kind, assets);
}

const noIcon = 'assets/icons/ has no drawing of this name.';

function offerRegion({ key, config }: NamedRegion): Offer {
  return { ...offer(key), description: `${config.name}, ${config.code}` };
}

function assetsFor(kind: AssetKind, assets: ReadonlySet<string>): EditorNode {
  // Icons are named by the fields that show them, without their paths.
  const paths = [...assets].filter(
    (path) => takes(kind, path) && !path.startsWith('assets/icons/'),
  );
  const missing = `assets/ has no such file for ${kind.words}.`;
  return oneOf(paths, missing, kind.orLink ? '^(?!assets/)' : undefined);
}

/** One of several names, or another kind of value. Sorted, so that only new names change it. */
export function oneOf(
  names: readonly string[],
  patternErrorMessage: string,
  orPattern = '^$',
): EditorNode {
  const sorted = names.toSorted();
  const pattern = [orPattern, `^(?:${sorted.map(escapeStringRegexp).join('|')})$`].join('|');
  return { defaultSnippets: sorted.map(offer), pattern, patternErrorMessage };
}

function offer(name: string): Offer {
  return { label: name, bodyText: name };
}

/** Any name of a region, in any case, with blanks, hyphens, underscores or none. */
function spelled(regions: readonly NamedRegion[]): EditorNode {
  const letters = [...new Set(regions.flatMap(({ aliases }) => aliases))]
    .toSorted()
    .map((alias) => [...alias].map(eitherCase).join('[ _-]*'));
  return {
    pattern: `^(?:${letters.join('|')})$`,
    patternErrorMessage: 'No region has this name.',
  };
}

function eitherCase(letter: string): string {
  const [lower, upper] = [letter.toLowerCase(), letter.toUpperCase()];
  return lower === upper ? escapeStringRegexp(letter) : `[${lower}${upper}]`;
}
