import type { BuiltAsset } from '../../runtime/contract.ts';
import { measureJpeg } from '../source/content/jpeg.ts';
import { measurePng } from '../source/content/png.ts';

type Measures = Pick<BuiltAsset, 'width' | 'height' | 'title'>;

/** Size in pixels, and title, of an SVG, PNG or JPEG; empty for any other file. */
export function measurePicture(contents: Uint8Array, extension: string): Measures {
  const buffer = Buffer.from(contents.buffer, contents.byteOffset, contents.byteLength);
  switch (extension.toLowerCase()) {
    case '.svg':
      return measureSvg(buffer.toString('utf8'));
    case '.png':
      return { ...measurePng(buffer) };
    case '.jpg':
    case '.jpeg':
      return { ...measureJpeg(buffer) };
    default:
      return {};
  }
}

function measureSvg(text: string): Measures {
  const viewBox = /<svg[^>]*\sviewBox="\s*([^"]+)"/
    .exec(text)?.[1]
    ?.split(/[\s,]+/)
    .map(Number);
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(text)?.[1]?.trim();
  const width = svgLength(text, 'width') ?? viewBox?.[2];
  const height = svgLength(text, 'height') ?? viewBox?.[3];
  return {
    ...(width !== undefined && height !== undefined && { width, height }),
    ...(title !== undefined && { title: decodeEntities(title) }),
  };
}

function svgLength(text: string, attribute: 'width' | 'height'): number | undefined {
  const written = new RegExp(`<svg[^>]*\\s${attribute}="([\\d.]+)(?:px)?"`).exec(text)?.[1];
  return written === undefined ? undefined : Number(written);
}

function decodeEntities(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
