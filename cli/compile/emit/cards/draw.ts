import type { EditionColours } from '../design-tokens.ts';
import type { Shape } from '../geometry/shapes.ts';
import { setHeadline } from './headline.ts';
import type { HeadlineSpace } from './headline.ts';
import type { Typeface } from './typeface.ts';

export interface CardContent {
  /** The product's name, shown at the top. */
  readonly product: string;
  readonly headline: string;
  /** The state; absent where the card represents all of them. */
  readonly place?: string;
  /** What an account costs whom; absent where it costs something. */
  readonly offer?: string;
  /** Of the region that is drawn in outline; with another code, the map of the states is. */
  readonly code: string;
  /** Whether that is in an open book. */
  readonly isBook: boolean;
  /** `#rrggbb`, always light: cards are shown on sites whose colour scheme nobody knows. */
  readonly colours: EditionColours;
}

/** The size that sites show in full (https://ogp.me, Twitter's large card). */
const cardSize = { width: 1200, height: 630 };

/** A rectangle in pixels. */
type Box = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;

interface Layout {
  readonly shape: Box;
  readonly headline: HeadlineSpace;
  /** Base line of the headline's first line, for lines of a size. */
  readonly top: (lines: number, leading: number) => number;
  /** Where the state's name begins or ends; `y` is the base line of the last line. */
  readonly place: { readonly x: number; readonly y: number; readonly anchor: 'start' | 'end' };
}

const margin = 76;
const leading = 1.12;

const sheet = '#ffffff';

/** Regions wider than this are drawn below the headline, not next to it. */
const widest = 3;

/** Draws a card as the text of an SVG without any text in it: all words are outlines. */
export function drawCard(card: CardContent, shape: Shape, typeface: Typeface): string {
  const { width, height } = cardSize;
  const { colours } = card;
  const aspect = shape.width / shape.height;
  const layout =
    aspect > widest ? below(aspect) : placeNextToText(shape, card.isBook ? inBook : besideText);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colours.paper}"/>`,
    frame(card),
    card.isBook ? book(card, layout.shape) : '',
    drawShape(card, shape, layout.shape),
    words(card, layout, typeface),
    '</svg>',
  ].join('\n');
}

/** The most that a shape takes, and the width that it has to itself. */
type Space = Readonly<Record<'width' | 'height' | 'room', number>>;

const besideText: Space = { width: 530, height: 440, room: 380 };
const inBook: Space = { width: 456, height: 300, room: 456 };

/** Headline left, shape right: the narrower the shape, the more room for the text. */
function placeNextToText({ width, height }: Shape, most: Space): Layout {
  const scale = Math.min(most.width / width, most.height / height);
  const [drawnWidth, drawnHeight] = [width * scale, height * scale];
  const room = Math.max(drawnWidth, most.room);
  const middle = cardSize.width - margin - room / 2;
  return {
    shape: {
      x: middle - drawnWidth / 2,
      y: (cardSize.height - drawnHeight) / 2,
      width: drawnWidth,
      height: drawnHeight,
    },
    headline: {
      width: cardSize.width - 2 * margin - room - 56,
      height: 300,
      leading,
      lines: 4,
      sizes: [80, 74, 68, 62, 56, 50, 44],
    },
    top: (lines, step) => 328 - ((lines - 1) * step) / 2,
    place: { x: margin, y: 560, anchor: 'start' },
  };
}

function below(aspect: number): Layout {
  const width = Math.min(cardSize.width - 2 * margin, 240 * aspect);
  const height = width / aspect;
  return {
    shape: { x: cardSize.width - margin - width, y: 562 - height, width, height },
    headline: { width: 1048, height: 150, leading, lines: 2, sizes: [64, 58, 52, 46] },
    top: () => 222,
    place: { x: cardSize.width - margin, y: 142, anchor: 'end' },
  };
}

/** The edge of a map's sheet: two thin lines, and a scale of ink and paper between them. */
function frame({ colours }: CardContent): string {
  const { width, height } = cardSize;
  const [edge, thickness] = [22, 9];
  const [left, right] = [edge + thickness / 2, width - edge - thickness / 2];
  const [top, bottom] = [left, height - edge - thickness / 2];
  const scale = (path: string, part: number): string =>
    `<path d="${path}" stroke="${colours.ink}" stroke-width="${thickness}" stroke-dasharray="${part}"/>`;
  return [
    scale(
      `M${edge} ${top}H${width - edge}M${edge} ${bottom}H${width - edge}`,
      (width - 2 * edge) / 20,
    ),
    scale(
      `M${left} ${edge}V${height - edge}M${right} ${edge}V${height - edge}`,
      (height - 2 * edge) / 10,
    ),
    rectangle(edge, `stroke="${colours.ink}" stroke-width="2"`),
    rectangle(edge + thickness, `stroke="${colours.ink}" stroke-width="1.5"`),
  ].join('\n');
}

function rectangle(inset: number, stroke: string): string {
  const [width, height] = [cardSize.width - 2 * inset, cardSize.height - 2 * inset];
  return `<rect x="${inset}" y="${inset}" width="${width}" height="${height}" fill="none" ${stroke}/>`;
}

/** Areas, lines and outlines, all opaque: transparency takes much longer to draw. */
function drawShape({ colours, isBook }: CardContent, shape: Shape, box: Box): string {
  const scale = box.width / shape.width;
  const area = mix(colours.accent, isBook ? sheet : colours.paper, 0.16);
  const stroke = (colour: string, width: number): string =>
    `fill="none" stroke="${colour}" stroke-width="${width / scale}" stroke-linejoin="round"`;
  const outlines = shape.areas.map((path) => `<path d="${path}"/>`).join('');
  return `<g transform="translate(${box.x} ${box.y}) scale(${scale})">
<g fill="${area}">${outlines}</g>
<path d="${shape.lines ?? ''}" ${stroke(mix(colours.accent, area, 0.55), 1.75)}/>
<g ${stroke(colours.accent, shape.lines === undefined ? 1.5 : 4)}>${outlines}</g>
</g>`;
}

/** What a colour looks like on another when that share of it is seen; all `#rrggbb`. */
function mix(colour: string, ground: string, share: number): string {
  const channel = (of: string, at: number): number => Number.parseInt(of.slice(at, at + 2), 16);
  const channels = [1, 3, 5].map((at) => {
    const mixed = channel(ground, at) + (channel(colour, at) - channel(ground, at)) * share;
    return Math.round(mixed).toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

function book({ colours }: CardContent, { x, y, width, height }: Box): string {
  const [middle, half] = [x + width / 2, inBook.room / 2 + 26];
  const [left, right] = [middle - half, middle + half];
  const [top, bottom] = [y - 60, y + height + 44];
  const page = (edge: number): string => {
    const turn = (middle + edge) / 2;
    return `M${middle} ${top + 26}Q${turn} ${top - 14} ${edge} ${top}V${bottom}Q${turn} ${bottom - 14} ${middle} ${bottom + 26}z`;
  };
  return `<path d="${page(left)}${page(right)}" fill="${sheet}" stroke="${colours.ink}" stroke-width="4" stroke-linejoin="round"/>`;
}

function words({ colours, ...card }: CardContent, layout: Layout, typeface: Typeface): string {
  const set = setHeadline(card.headline, layout.headline, typeface.measure);
  const step = set.size * leading;
  const top = layout.top(set.lines.length, step);
  const headline = set.lines.map((line, index) =>
    typeface.draw(line, { x: margin - 3, y: top + index * step, size: set.size }),
  );
  const product = typeface.draw(card.product, { x: margin + 56, y: 112, size: 34 });
  const { x, y, anchor } = layout.place;
  const drawAt = (text: string, base: number, size: number): string => {
    const left = anchor === 'start' ? x : x - typeface.measure(text, size);
    return typeface.draw(text, { x: left, y: base, size });
  };
  const { place = '', offer = '' } = card;
  return [
    mark(colours),
    `<path d="${headline.join('')}" fill="${colours.ink}"/>`,
    `<path d="${product}" fill="${colours.ink}"/>`,
    `<path d="${drawAt(place, offer === '' ? y : y - 46, 40)}" fill="${colours.accent}"/>`,
    `<path d="${drawAt(offer, y, 30)}" fill="${colours.ink}"/>`,
  ].join('\n');
}

/** The product's mark: a compass whose needle has the colour of the region. */
function mark({ ink, accent, line }: CardContent['colours']): string {
  return `<g transform="translate(${margin - 4} 78)">
<path d="M34.5 9.5A18 18 0 1 0 34.5 34.5" fill="none" stroke="${ink}" stroke-width="4.5" stroke-linecap="round"/>
<path d="M38 6L25.5 25.5L18.5 18.5Z" fill="${accent}"/>
<path d="M9.5 34.5L18.5 18.5L25.5 25.5Z" fill="${line}"/>
</g>`;
}
