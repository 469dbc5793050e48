// Makes the headline font: Newsreader, subset to the letters of American names and to the weights of headlines, the
// style sheet that names it and its fallbacks, and the single weight that cards are drawn with. Run by hand:
// `node tools/font.js`. The same font gives the same bytes.
import * as fontkit from 'fontkit';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import subsetFont from 'subset-font';

const root = fileURLToPath(new URL('..', import.meta.url));
const require = createRequire(import.meta.url);
const source = dirname(require.resolve('@fontsource-variable/newsreader/package.json'));
const original = readFileSync(`${source}/files/newsreader-latin-opsz-normal.woff2`);

/** Between the sizes of a section's heading and of a page's, in points. */
const opticalSize = 40;
const weights = { min: 500, max: 700 };
const headlineWeight = 600;

const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
const text = `${printableAscii.join('')}–—‘’“”…•×−·©®™½¼°ÁÉÍÓÚÜÑáéíóúüñ¿¡`;

/** What average widths are compared on: the words of the site’s headlines, more or less. */
const sample =
  'From the first interest to the first job: careers, wages and training where you live';

/**
 * Bold faces that devices have, by the names that they are found under, with the width that `sample` has in them, in
 * ems for each character.
 */
const fallbacks = [
  {
    family: 'Newsreader Times',
    locals: [
      'Times New Roman Bold',
      'TimesNewRomanPS-BoldMT',
      'Liberation Serif Bold',
      'Tinos Bold',
    ],
    width: 0.4101,
  },
  { family: 'Newsreader Noto', locals: ['Noto Serif Bold', 'NotoSerif-Bold'], width: 0.4875 },
];

const variable = await subset('woff2', weights);
const single = await subset('woff2', headlineWeight);
writeFileSync(`${root}runtime/styles/fonts/newsreader.woff2`, variable);
writeFileSync(`${root}cli/emit/cards/newsreader-600.woff2`, single);
copyFileSync(`${source}/LICENSE`, `${root}runtime/styles/fonts/LICENSE.txt`);
copyFileSync(`${source}/LICENSE`, `${root}cli/emit/cards/LICENSE.txt`);
const sheet = `${root}runtime/styles/fonts.css`;
const options = { ...(await resolveConfig(sheet)), filepath: sheet };
writeFileSync(sheet, await format(styles(fontkit.create(single)), options));
process.stdout.write(`${variable.length} bytes, of one weight ${single.length} bytes\n`);

function subset(targetFormat, wght) {
  return subsetFont(original, text, {
    targetFormat,
    variationAxes: { wght, opsz: opticalSize },
    keepFeatures: ['kern', 'liga', 'tnum', 'rvrn'],
    noHinting: true,
  });
}

function styles(font) {
  const width = font.layout(sample).advanceWidth / font.unitsPerEm / sample.length;
  const faces = fallbacks.map((fallback) => fallbackFace(font, fallback, width / fallback.width));
  return [
    `/*
 * The font of headlines, made by tools/font.js. It is drawn where it has arrived by the first paint, and from the next
 * page on otherwise: text never moves. Until then a fallback font of the device is used, scaled to the same size.
 */
@font-face {
  font-family: Newsreader;
  font-weight: ${weights.min} ${weights.max};
  font-style: normal;
  font-display: optional;
  src: url('./fonts/newsreader.woff2') format('woff2');
}
`,
    ...faces,
  ].join('\n');
}

/** The metrics are scaled with the glyphs, so that the scale is taken out of them again. */
function fallbackFace({ ascent, descent, lineGap, unitsPerEm }, { family, locals }, scale) {
  const ofScaledEm = (units) => percent(units / unitsPerEm / scale);
  return `@font-face {
  font-family: '${family}';
  font-weight: ${weights.min} ${weights.max};
  src:
${locals.map((name) => `    local('${name}')`).join(',\n')};
  size-adjust: ${percent(scale)};
  ascent-override: ${ofScaledEm(ascent)};
  descent-override: ${ofScaledEm(-descent)};
  line-gap-override: ${ofScaledEm(lineGap)};
}
`;
}

function percent(share) {
  return `${Number((share * 100).toFixed(2))}%`;
}
