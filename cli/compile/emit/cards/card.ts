import type { LibraryConfig, RegionConfig, SiteData } from '../../../../runtime/contract.ts';
import { once } from '../../values/once.ts';
import type { Colours } from '../design-tokens.ts';
import { coloursOf } from '../design-tokens.ts';
import type { Drawing } from '../drawing.ts';
import { createDrawing, makersOf } from '../drawing.ts';
import { shapeOf } from '../geometry/shapes.ts';
import type { CardContent } from './draw.ts';

/** The picture that stands for the pages of an edition where they are shared. */
export interface Card extends Drawing, CardContent {
  /** Key of the region; `generic` and `library` are keys as well. */
  readonly key: string;
}

/** Raise the number whenever cards change; a test compares the hash of one. */
const makers = once(() => makersOf('card 4', ['newsreader-600'], ['@resvg/resvg-js', 'fontkit']));

/** One card for each region, one for the edition without a state, one for the library edition. */
export function listCards(
  { site, generic, regions, library }: Pick<SiteData, 'site' | 'generic' | 'regions' | 'library'>,
  colours: Colours,
): readonly Card[] {
  const withoutMap = site.map.shown === false && { hasMap: false, picture: 'compass' };
  const create = (
    { key, accent }: Pick<RegionConfig, 'key' | 'accent'>,
    words: Omit<CardContent, 'colours'>,
  ): Card => {
    const content = { ...words, colours: coloursOf({ accent }, colours) };
    const name = words.place === undefined ? key : words.code.toLowerCase();
    const shown = { key, path: `cards/${name}.png`, ...content, ...withoutMap };
    const draw = async () => {
      const { drawPicture } = await import('./draw-picture.ts');
      return drawPicture(content, shapeOf(content.code, site));
    };
    return createDrawing(shown, makers, draw, { width: 1200, height: 630 });
  };
  const ofLibrary = ({ accent, name, hero }: LibraryConfig): Card =>
    create(
      { key: 'library', accent },
      { product: name, headline: hero.title, code: generic.code, isBook: true },
    );
  const { name: product } = site;
  return [
    create(generic, {
      product,
      headline: generic.pages.home.title,
      offer: generic.pages.card.offer,
      code: generic.code,
      isBook: false,
    }),
    ...(library === undefined ? [] : [ofLibrary(library)]),
    ...regions.map((region) => {
      const { code, name: place, headerTitle: headline } = region;
      const { offer } = region.pages.card;
      return create(region, { product, headline, place, offer, code, isBook: false });
    }),
  ];
}
