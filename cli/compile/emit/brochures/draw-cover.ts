import handlebars from 'handlebars';
import type { EditionColours } from '../design-tokens.ts';
import type { Shape } from '../geometry/shapes.ts';
import type { CoverWords } from './words.ts';

export interface Cover extends CoverWords {
  readonly light: EditionColours;
  readonly dark: EditionColours;
}

/** Lengths are pixels; the proportions are those of a letter's page. */
const page = { width: 300, height: 388 };

/** A headline and its text as bars: at this size nobody could read words. */
const bars = 'M28 36h96v12h-96zM28 76h208v20h-208zM28 108h148v20h-148z';

/** The largest that a region is drawn, and where it ends. */
const figure = { width: 228, top: 156, bottom: 356 };

const { escapeExpression } = handlebars;

/** Draws a cover without words, as an SVG that follows the colour scheme of its page. */
export function drawCover(cover: Cover, shape: Shape): string {
  const { width, height } = page;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">
<title>${escapeExpression(cover.title)}</title>
<style>${coloured(cover.light)}@media (prefers-color-scheme:dark){${coloured(cover.dark)}}</style>
${frame()}
<path class="ink" d="${bars}"/>
${drawFigure(shape)}
</svg>
`;
}

/** The outline lies below the area, which hides its inner half: no line runs between states. */
function coloured({ sunken, sheet, ink, line, accent }: EditionColours): string {
  return [
    `.back{fill:${sunken}}`,
    `.sheet{fill:${sheet}}`,
    `.ink{fill:${ink}}`,
    `.rule{fill:none;stroke:${ink}}`,
    `.edge{fill:none;stroke:${line}}`,
    `.outline{fill:none;stroke:${accent}}`,
    `.area{fill:${accent};fill-opacity:.2}`,
    `.border{fill:none;stroke:${sheet}}`,
  ].join('');
}

function frame(): string {
  return [
    `<path class="back" d="M0 0H${page.width}V${page.height}H0z"/>`,
    `<rect class="rule" stroke-width="1.5" ${inset(10)}/>`,
    `<rect class="edge" ${inset(14)}/>`,
  ].join('\n');
}

function inset(edge: number): string {
  return `x="${edge}" y="${edge}" width="${page.width - 2 * edge}" height="${page.height - 2 * edge}"`;
}

function drawFigure({ width, height, areas, lines = '' }: Shape): string {
  const scale = Math.min(figure.width / width, (figure.bottom - figure.top) / height);
  const left = (page.width - width * scale) / 2;
  const y = (figure.top + figure.bottom - height * scale) / 2;
  const stroke = (pixels: number): string => `stroke-width="${round(pixels / scale)}"`;
  const isMap = lines === '';
  const borders = isMap
    ? `<use class="border" href="#areas" ${stroke(1)}/>`
    : `<path class="border" d="${lines}" ${stroke(1)}/>`;
  const paths = areas.map((path) => `<path d="${path}"/>`).join('');
  return `<defs><g id="areas">${paths}</g></defs>
<g transform="translate(${round(left)} ${round(y)}) scale(${round(scale)})" stroke-linejoin="round">
<use class="outline" href="#areas" ${stroke(isMap ? 5 : 4)}/>
<use class="sheet" href="#areas"/>
<use class="area" href="#areas"/>
${borders}
</g>`;
}

function round(length: number): number {
  return Number(length.toFixed(4));
}
