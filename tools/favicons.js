// Makes the icons that need pixels from assets/favicons/favicon.svg. Run by hand: `node tools/favicons.js`. The same
// drawing gives the same bytes.
import { Resvg } from '@resvg/resvg-js';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../assets/favicons/', import.meta.url));
const paper = '#FBF8F2';
const drawing = readFileSync(`${folder}favicon.svg`, 'utf8')
  .replace(/<svg[^>]*>|<\/svg>|<style>.*?<\/style>/gs, '')
  .trim();

/** Small icons are shown with their corners; systems crop those of the large ones, which need a margin. */
write('favicon.ico', ico(32, png(32, tile({ share: 0.84, radius: 6 }))));
write('apple-touch-icon.png', png(180, tile({ share: 0.68, radius: 0 })));
write('icon-192.png', png(192, tile({ share: 0.6, radius: 0 })));
write('icon-512.png', png(512, tile({ share: 0.6, radius: 0 })));

function write(name, bytes) {
  writeFileSync(`${folder}${name}`, bytes);
  process.stdout.write(`${name} ${bytes.length} bytes\n`);
}

/** The drawing on paper, in a box of 32, at a share of its size. */
function tile({ share, radius }) {
  const inset = (32 * (1 - share)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<rect width="32" height="32" rx="${radius}" fill="${paper}"/>
<g transform="translate(${inset} ${inset}) scale(${share})">${drawing}</g>
</svg>`;
}

function png(size, svg) {
  return new Resvg(svg, { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } })
    .render()
    .asPng();
}

/** An ICO file that holds one PNG. */
function ico(size, image) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.set([size, size], 6);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
}
