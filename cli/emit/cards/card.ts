import type { Accent, SiteData } from '../../../runtime/contract.ts';
import { once } from '../../resolve/once.ts';
import type { Colours } from '../design-tokens.ts';
import type { Drawing } from '../drawing.ts';
import { createDrawing, makersOf } from '../drawing.ts';
import { shapeOf } from '../geometry/shapes.ts';
import type { CardContent } from './draw.ts';

/** The picture that represents an edition's pages when they are shared; its path is no file of the project. */
export interface Card extends Drawing, CardContent {
  /** Key of the region; `generic` and `library` are keys as well. */
  readonly key: string;
}

/** What every card depends on. The number goes up whenever cards change; a test compares the hash of one. */
const makers = once(() => makersOf('card 3', ['newsreader-600'], ['@resvg/resvg-js', 'fontkit']));

/** One card for each region, one for the edition without a state, one for the library edition. */
export function listCards(
  { site, generic, regions, library }: Pick<SiteData, 'site' | 'generic' | 'regions' | 'library'>,
  tones: Colours,
): readonly Card[] {
  const create = (key: string, accent: Accent, words: Omit<CardContent, 'colours'>): Card => {
    const { paper, ink, line, [accent]: tone } = tones;
    const content = { ...words, colours: { accent: tone, paper, ink, line } };
    const name = words.place === undefined ? key : words.code.toLowerCase();
    const shown = { key, path: `cards/${name}.png`, ...content };
    const draw = async () => {
      const { drawPicture } = await import('./draw-picture.ts');
      return drawPicture(content, shapeOf(content.code));
    };
    return createDrawing(shown, makers, draw, { width: 1200, height: 630 });
  };
  const { name: product } = site;
  return [
    create(generic.key, generic.accent, {
      product,
      headline: generic.pages.home.title,
      code: generic.code,
      isBook: false,
    }),
    create('library', library.accent, {
      product: library.name,
      headline: library.hero.title,
      code: generic.code,
      isBook: true,
    }),
    ...regions.map(({ key, code, name, accent, headerTitle }) =>
      create(key, accent, { product, headline: headerTitle, place: name, code, isBook: false }),
    ),
  ];
}
