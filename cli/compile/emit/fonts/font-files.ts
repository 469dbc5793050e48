import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { onceEach } from '../../values/once.ts';
import { programRoot } from '../../program-folder.ts';

/** The fonts of drawings, by family and weight (docs/architecture.md A16). */
export const fontNames = ['newsreader-600', 'inter-400', 'inter-600'] as const;

export type FontName = (typeof fontNames)[number];

export function readFont(name: FontName): Buffer {
  return readFileSync(`${programRoot}cli/compile/emit/fonts/${name}.ttf`);
}

/** Hash of a font, which stays the same while the program runs. */
export const fontVersion = onceEach((name: FontName) => hash('sha256', readFont(name), 'hex'));
