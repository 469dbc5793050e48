// Draws a scene of a sample video: a picture that moves, and what stays around it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './steps.js';

/** Pixels of a frame. */
export const frame = { width: 1280, height: 720 };

/** The largest place for a picture; below it is room for two lines of captions. */
const place = { x: 656, y: 36, width: 576, height: 576 };

const font = readFileSync(`${root}runtime/styles/fonts/newsreader.woff2`).toString('base64');
const tokens = readFileSync(`${root}runtime/styles/tokens.css`, 'utf8').replace(/@media.*/s, '');

/** Two PNG files at twice their size: the picture, and its surround with a hole in the place of the picture. */
export async function drawScene(tab, scene, folder) {
  const drawing = readFileSync(`${root}${scene.picture}`, 'utf8');
  const box = scene.title === undefined ? { x: 0, y: 0, ...frame } : boxOf(drawing);
  const picture = await capture(tab, box, pictureStyles(box), drawing);
  const surround = await capture(tab, frame, surroundStyles(box), surroundOf(scene));
  const files = { picture: `picture-${scene.index}.png`, surround: `surround-${scene.index}.png` };
  writeFileSync(join(folder, files.picture), picture);
  writeFileSync(join(folder, files.surround), surround);
  return { picture: join(folder, files.picture), surround: join(folder, files.surround), box };
}

/** Where a picture is shown, in pixels that are even, as videos need. */
function boxOf(drawing) {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(drawing).map(Number);
  const shown = 2 * Math.round((place.width * height) / width / 2);
  return { ...place, y: place.y + Math.round((place.height - shown) / 2), height: shown };
}

async function capture(tab, { width, height }, styles, body) {
  await tab.setContent(
    `<!doctype html><style>${tokens}
@font-face { font-family: Newsreader; font-weight: 500 700; src: url(data:font/woff2;base64,${font}) }
body { margin: 0; font-family: 'Liberation Sans', sans-serif }
${styles}</style>${body}`,
  );
  await tab.evaluate(() => document.fonts.load('600 60px Newsreader'));
  return tab.screenshot({ omitBackground: true, clip: { x: 0, y: 0, width, height } });
}

function pictureStyles({ width, height }) {
  return `svg { display: block; width: ${width}px; height: ${height}px }`;
}

/** The shadow of the hole is the paper around it. */
function surroundStyles({ x, y, width, height }) {
  return `
.hole { position: absolute; left: ${x}px; top: ${y}px; width: ${width - 4}px; height: ${height - 4}px;
  border: 2px solid var(--ink); border-radius: 10px; box-shadow: 0 0 0 1280px var(--paper) }
.words { position: absolute; left: 72px; top: 36px; width: 520px; height: 576px;
  display: grid; align-content: center; color: var(--ink) }
p { margin: 0 0 20px; color: var(--harbor); font: 700 28px 'Liberation Sans', sans-serif }
h1 { margin: 0; font: 600 66px/1.1 Newsreader; text-wrap: balance }
.trail { position: absolute; left: 72px; top: 566px }`;
}

function surroundOf({ title, label, index, count }) {
  if (title === undefined) return '';
  return `<div class="hole"></div><div class="words"><p>${label}</p><h1>${title}</h1></div>${trail(index, count)}`;
}

/** How far the video is: a dotted line with a stop for each scene. */
function trail(index, count) {
  const step = 44;
  const stops = Array.from({ length: count }, (_, stop) => {
    const fill = stop <= index ? 'var(--harbor)' : 'var(--paper)';
    return `<circle cx="${12 + stop * step}" cy="12" r="9" fill="${fill}" stroke="var(--ink)" stroke-width="3"/>`;
  });
  const length = (count - 1) * step;
  return `<svg class="trail" width="${length + 24}" height="24">
<path d="M12 12h${length}" stroke="var(--ink)" stroke-width="3.5" stroke-linecap="round" stroke-dasharray="0.1 8"/>
${stops.join('')}</svg>`;
}
