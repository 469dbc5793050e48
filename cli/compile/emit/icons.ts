import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { Icon } from '../../../runtime/contract.ts';
import { iconNames, iconPath } from '../resolve/asset-uses.ts';

/** The drawings of the icons among the given assets, by name, in alphabetical order. */
export function readIcons(
  root: string,
  assets: ReadonlySet<string>,
): Readonly<Record<string, Icon>> {
  const read = (name: string) => parseIcon(readFileSync(join(root, iconPath(name)), 'utf8'));
  const names = iconNames(new Set([...assets].sort()));
  return Object.fromEntries(names.map((name) => [name, read(name)]));
}

/** The drawing within an SVG file, and its view box, by default that of Lucide's icons. */
export function parseIcon(text: string): Icon {
  const { children } = parseDocument(text, { xmlMode: true });
  const root = DomUtils.findOne(({ name }) => name === 'svg', children);
  if (root === null) return { viewBox: lucideBox, body: '' };
  const isComment = ({ type }: { readonly type: string }) => type === 'comment';
  DomUtils.find(isComment, root.children, true, Infinity).forEach(DomUtils.removeElement);
  const markup = DomUtils.getInnerHTML(root, { xmlMode: true });
  const { viewBox = lucideBox } = root.attribs;
  return { viewBox, body: markup.replace(/>\s+</g, '><').trim() };
}

const lucideBox = '0 0 24 24';
