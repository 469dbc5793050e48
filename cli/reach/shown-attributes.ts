import type { DomElement } from './page-dom.ts';
import type { TextKind } from './page-text.ts';

/** Attributes whose values are read, by eyes or ears. */
const read = ['alt', 'aria-description', 'aria-label', 'label', 'placeholder', 'title'];

/** Of what is said about a page, that which people get to read where it is found or shared. */
const metas: Readonly<Record<string, TextKind>> = {
  description: 'description',
  'og:description': 'description',
  'og:title': 'title',
  'og:site_name': 'attribute',
  'og:image:alt': 'attribute',
};

/** The attributes of an element that a visitor gets to see something of, and what they are. */
export function shownAttributes(
  { name, attributes }: DomElement,
  marked: DomElement,
): ReadonlyMap<string, TextKind> {
  const shown = new Map<string, TextKind>(read.map((attribute) => [attribute, 'attribute']));
  if (name === 'meta') {
    const kind = metas[attributes['name'] ?? attributes['property'] ?? ''];
    return new Map(kind === undefined ? [] : [['content', kind]]);
  }
  if (name === 'a') shown.set('href', 'link');
  if (name === 'img' || name === 'video') shown.set('src', 'picture').set('poster', 'picture');
  // A drawing that the content names is in the page itself; its view box stands for it.
  if (name === 'svg' && attributes['viewbox'] !== marked.attributes['viewbox'])
    shown.set('viewbox', 'picture');
  return shown;
}
