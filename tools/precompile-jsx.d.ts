import type { Plugin } from 'esbuild';

export const precompileJsx: Plugin;
export function precompile(path: string, source: string, partsPath: string): string;
