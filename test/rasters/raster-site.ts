import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { base } from '../base-project.ts';
import { mark, photograph } from './rasters.ts';

/** What the pages of the fixture project show in place of its drawing. */
const regionsChanges: Changes = [
  ['  logoImg: ', '{ file: assets/logo.png, alt: Ours }'],
  ['  topScreenshotUrl: ', '{ file: assets/class.jpg, alt: "A class in {{regionName}}" }'],
  ['  sponsorImg: ', '{ file: assets/mark.png, alt: The mark of our sponsor }'],
  ['      poster: ', 'assets/class.jpg'],
  ['      imageUrl: ', '{ file: assets/field.webp, alt: A field trip }'],
  ['      imageUrl: ', '{ file: assets/workshop.avif, alt: A workshop }'],
  ['      imageUrl: ', '{ file: assets/class.jpg, alt: The same class }'],
];
const libraryChanges: Changes = [
  ['  image: ', '{ file: assets/class.jpg, decorative: true }'],
  ['  image: ', '{ file: assets/field.webp, alt: Shelves }'],
  ['  image: ', '{ file: assets/class.jpg, alt: A reading room }'],
];

/** Where the drawing is named, one place after another, and what is named instead. */
type Changes = readonly (readonly [place: string, picture: string])[];

/**
 * Writes a project whose pages show pictures made of pixels; its photograph is 4,000 pixels wide.
 */
export async function writeRasterSite(root: string): Promise<void> {
  mkdirSync(root, { recursive: true });
  cpSync(base, root, { recursive: true });
  changeFile(join(root, 'regions.yaml'), regionsChanges);
  changeFile(join(root, 'library.yaml'), libraryChanges);
  const photo = await photograph(4000, 3000);
  const smaller = sharp(photo).resize({ width: 1600 });
  const files = {
    'class.jpg': photo,
    'field.webp': await smaller.clone().webp().toBuffer(),
    'workshop.avif': await smaller.clone().avif({ effort: 1 }).toBuffer(),
    'logo.png': await mark(200, 60),
    'mark.png': await mark(900, 330),
  };
  // Without an icon browsers would ask for one that is not there.
  mkdirSync(join(root, 'assets/favicons'));
  cpSync(join(base, 'assets/picture.svg'), join(root, 'assets/favicons/favicon.svg'));
  for (const [name, contents] of Object.entries(files))
    writeFileSync(join(root, 'assets', name), contents);
}

function changeFile(path: string, changes: Changes): void {
  let text = readFileSync(path, 'utf8');
  for (const [place, picture] of changes) {
    const drawing = `${place}assets/picture.svg`;
    if (!text.includes(drawing)) throw new Error(`${path} has no ${drawing}`);
    text = text.replace(drawing, () => place + picture);
  }
  writeFileSync(path, text);
}
