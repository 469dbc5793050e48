import handlebars from 'handlebars';
import { setHeadline } from '../cards/headline.ts';
import type { Typeface } from '../cards/typeface.ts';
import { headlineFace } from '../cards/typeface.ts';
import type { EditionColours } from '../design-tokens.ts';
import type { Shape } from '../geometry/shapes.ts';
import type { CoverWords } from './words.ts';

export interface Cover extends CoverWords {
  readonly light: EditionColours;
  readonly dark: EditionColours;
}

/** Lengths are pixels; the proportions are those of a letter's page. */
const page = { width: 300, height: 388 };
const column = { left: 28, right: 272 };

/** Base line of the first line of the headline, and the distance of the others from each other. */
const firstLine = 84;
const step = 29;

const headlineSpace = {
  width: 216,
  height: 4 * step,
  leading: 1.1,
  lines: 4,
  sizes: [25, 23, 21, 19, 17],
};

/** The largest that a region is drawn, and the lowest point that it reaches. */
const figure = { width: 220, bottom: 356 };

const { escapeExpression } = handlebars;

/** Draws a cover as the text of an SVG, which follows the colour scheme of the page that shows it. */
export function drawCover(cover: Cover, shape: Shape, typeface: Typeface = headlineFace): string {
  const { width, height } = page;
  const { lines, size } = setHeadline(cover.headline, headlineSpace, typeface.measure);
  const outlines = lines.map((line, index) =>
    typeface.draw(line, { x: column.left, y: firstLine + index * step, size }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" font-family="system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif">
<title>${escapeExpression(cover.title)}</title>
<style>${coloured(cover.light)}@media (prefers-color-scheme:dark){${coloured(cover.dark)}}</style>
${frame()}
<text class="ink" x="${column.left}" y="42" font-size="15" font-weight="700">${escapeExpression(cover.product)}</text>
<text class="soft" x="${column.right}" y="42" font-size="15" text-anchor="end">${escapeExpression(cover.label)}</text>
<path class="rule" d="M${column.left} 52H${column.right}"/>
<path class="ink" d="${outlines.join('')}"/>
${drawFigure(shape, firstLine + lines.length * step)}
</svg>
`;
}

/** The outline is drawn below the area, which hides its inner half, so that states of a map get none between them. */
function coloured({ sunken, sheet, ink, soft, line, accent }: EditionColours): string {
  return [
    `.back{fill:${sunken}}`,
    `.sheet{fill:${sheet}}`,
    `.ink{fill:${ink}}`,
    `.soft{fill:${soft}}`,
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

function drawFigure({ width, height, areas, lines = '' }: Shape, top: number): string {
  const scale = Math.min(figure.width / width, (figure.bottom - top) / height);
  const left = (page.width - width * scale) / 2;
  const y = (top + figure.bottom - height * scale) / 2;
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
