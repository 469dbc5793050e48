import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isAnimated } from '../../../cli/compile/source/content/picture-formats.ts';

const still = sharp(Buffer.alloc(300, 90), { raw: { width: 10, height: 10, channels: 3 } });
const twoFrames = sharp(Buffer.concat([Buffer.alloc(300, 10), Buffer.alloc(300, 200)]), {
  raw: { width: 10, height: 20, channels: 3, pageHeight: 10 },
});

/** A PNG that announces two frames, as an animated one does between its header and its data. */
function announcingFrames(png: Buffer): Buffer {
  const header = 33;
  const control = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1');
  return Buffer.concat([png.subarray(0, header), control, png.subarray(header)]);
}

test.each([
  ['a WebP', twoFrames.clone().webp().toBuffer()],
  ['a PNG', still.clone().png().toBuffer().then(announcingFrames)],
  [
    'an AVIF',
    still
      .clone()
      .avif()
      .toBuffer()
      .then((avif) => Buffer.from(avif.toString('latin1').replace('avif', 'avis'), 'latin1')),
  ],
])('%s of several frames moves', async (_, picture) => {
  expect(isAnimated(await picture)).toBe(true);
});

test.each(['webp', 'png', 'avif', 'jpeg'] as const)(
  'a %s of one frame does not',
  async (format) => {
    expect(isAnimated(await still.clone().toFormat(format).toBuffer())).toBe(false);
  },
);
