import sharp from 'sharp';

/**
 * Pixels after which the grain of a larger picture repeats itself; drawing it takes longer than all
 * else.
 */
const mostGrain = 400;

/** A JPG as a camera makes it: soft shapes, and grain over all of it. */
export async function photograph(width: number, height: number): Promise<Buffer> {
  const grain = await sharp({
    create: {
      width: Math.min(width, mostGrain),
      height: Math.min(height, mostGrain),
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .png()
    .toBuffer();
  return sharp(Buffer.from(landscape(width, height)))
    .composite([{ input: grain, tile: true, blend: 'soft-light' }])
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** A mark on nothing: transparent around a disc. */
export async function mark(width: number, height: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}"><circle cx="50%" cy="50%" r="30%" fill="#0f5c7a"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

function landscape(width: number, height: number): string {
  const hills = Array.from({ length: 40 }, (_, index) => {
    const [x, y] = [(index * 37) % 100, 45 + ((index * 23) % 50)];
    const [radius, hue, light] = [8 + ((index * 7) % 14), (index * 47) % 360, 30 + (index % 40)];
    return `<circle cx="${String(x)}%" cy="${String(y)}%" r="${String(radius)}%" fill="hsl(${String(hue)} 40% ${String(light)}%)" fill-opacity="0.6"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}">
<defs><linearGradient id="sky" x2="0.4" y2="1"><stop stop-color="#8fb7d6"/><stop offset="1" stop-color="#4b6b3c"/></linearGradient></defs>
<rect width="100%" height="100%" fill="url(#sky)"/>${hills.join('')}</svg>`;
}
