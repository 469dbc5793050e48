import type { Accent, SiteData } from '../../../runtime/contract.ts';
import type { Colours } from '../design-tokens.ts';
import { hasSilhouette } from '../geometry/states.ts';
import { readShapes } from '../geometry/shapes.ts';
import { fontVersion } from '../fonts/font-files.ts';
import { packageVersion } from '../program-folder.ts';
import { hashText } from '../module.ts';

/** The picture that represents an edition's pages when they are shared, before it is drawn. */
export interface Card {
  /** Key of the region; `generic` and `library` are keys as well. */
  readonly key: string;
  /** The name of the picture in pages and in the output; it is not a file of the project. */
  readonly path: string;
  /** The product's name, shown at the top. */
  readonly product: string;
  readonly headline: string;
  /** The state; absent where the card represents all of them. */
  readonly place?: string;
  readonly motif: Motif;
  readonly colours: CardColours;
  /** Hash of everything that the picture is made from, so that it is known without being drawn. */
  readonly input: string;
}

/** What is drawn next to the headline: a region in outline, the map of the states, or the same map in an open book. */
export type Motif =
  { readonly kind: 'region'; readonly code: string } | { readonly kind: 'map' | 'book' };

/** `#rrggbb`; cards are shown on other sites, whose scheme nobody knows, and are therefore always light. */
export interface CardColours {
  readonly accent: string;
  readonly paper: string;
  readonly ink: string;
  readonly soft: string;
  readonly line: string;
}

/** Incremented whenever cards change; a test compares the hash of one. */
const drawing = 3;

type Content = Pick<Card, 'key' | 'product' | 'headline' | 'place' | 'motif'>;

/** One card for each region, one for the edition without a state, one for the library edition. */
export function listCards(
  { site, generic, regions, library }: Pick<SiteData, 'site' | 'generic' | 'regions' | 'library'>,
  tones: Colours,
): readonly Card[] {
  const makers = drawingVersion();
  const create = (name: string, accent: Accent, content: Content): Card => {
    const { paper, ink, line, 'ink-soft': soft, [accent]: tone } = tones;
    const colours = { accent: tone, paper, ink, soft, line };
    return {
      ...content,
      path: `cards/${name}.png`,
      colours,
      get input() {
        return hashText(JSON.stringify([makers, content, colours]));
      },
    };
  };
  return [
    create('generic', generic.accent, {
      key: generic.key,
      product: site.name,
      headline: generic.pages.home.title,
      motif: { kind: 'map' },
    }),
    create('library', library.accent, {
      key: 'library',
      product: library.name,
      headline: library.hero.title,
      motif: { kind: 'book' },
    }),
    ...regions.map(({ key, code, name, accent, headerTitle }) =>
      create(code.toLowerCase(), accent, {
        key,
        product: site.name,
        headline: headerTitle,
        place: name,
        motif: hasSilhouette(code) ? { kind: 'region', code } : { kind: 'map' },
      }),
    ),
  ];
}

let knownVersion: string | undefined;

/** What every card depends on; it stays the same while the program runs, and reading it takes half of the work on an edit. */
function drawingVersion(): string {
  return (knownVersion ??= readDrawingVersion());
}

/** Shapes, font, and the programs that draw and pack. */
function readDrawingVersion(): string {
  const programs = ['@resvg/resvg-js', 'fontkit'].map((name) => `${name} ${packageVersion(name)}`);
  return [
    `drawing ${drawing}`,
    readShapes().version,
    fontVersion('newsreader-600'),
    ...programs,
  ].join('\0');
}
