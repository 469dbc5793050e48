import sharp from 'sharp';

/** A picture, to be compared and cut. */
export interface Pixels {
  /** Three bytes for each pixel, row by row. */
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Rows of a picture, `bottom` being the first that is not among them. */
export interface Range {
  readonly top: number;
  readonly bottom: number;
}

export async function decode(picture: Uint8Array): Promise<Pixels> {
  const raw = sharp(picture).removeAlpha().raw();
  const { data, info } = await raw.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Rows that are shown at most; of what is longer that is the upper end. */
const mostRows = 1600;

const shownWidth = 600;

/** Some rows of a picture, made smaller, as a data URL. */
export async function cut(
  { data, width, height }: Pixels,
  { top, bottom }: Range,
): Promise<string> {
  const region = { left: 0, top, width, height: Math.min(bottom - top, mostRows) };
  const rows = sharp(data, { raw: { width, height, channels: 3 } }).extract(region);
  const encoded = await rows.resize({ width: shownWidth }).webp({ quality: 60 }).toBuffer();
  return `data:image/webp;base64,${encoded.toString('base64')}`;
}
