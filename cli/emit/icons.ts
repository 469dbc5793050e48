import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Icon } from '../../runtime/contract.ts';
import { readSvg } from '../source/content/svg.ts';

const iconFile = /^assets\/icons\/([^/]+)\.svg$/;

/** The drawings of the icons among the given assets, by name, in alphabetical order. */
export function readIcons(
  root: string,
  assets: ReadonlySet<string>,
): Readonly<Record<string, Icon>> {
  const icons = [...assets].sort().flatMap((path) => {
    const name = iconFile.exec(path)?.[1];
    if (name === undefined) return [];
    return [[name, parseIcon(readFileSync(join(root, path), 'utf8'))] as const];
  });
  return Object.fromEntries(icons);
}

/** The inner markup of an SVG file, with the box that it is drawn in: by default that of Lucide's icons. */
export function parseIcon(text: string): Icon {
  const { viewBox = '0 0 24 24', body = '' } = readSvg(text) ?? {};
  return { viewBox, body };
}
