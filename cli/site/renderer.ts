import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import type { CreateRenderer } from '../../runtime/contract.ts';

/** Evaluates the bundled prerender entry and returns what it exports. */
export function loadRenderer(code: string): CreateRenderer {
  const { createRenderer } = evaluateModule<{ createRenderer?: CreateRenderer }>(
    code,
    'renderer.cjs',
  );
  if (createRenderer === undefined) {
    throw new Error('runtime/prerender.tsx exports no createRenderer.');
  }
  return createRenderer;
}

/** Evaluates the text of a CommonJS module and returns its exports. */
export function evaluateModule<Exports extends object>(
  code: string,
  filename: string,
): Partial<Exports> {
  const script = new Script(`(function (exports, module, require) {${code}\n})`, { filename });
  const module: { exports: Partial<Exports> } = { exports: {} };
  script.runInThisContext()(module.exports, module, createRequire(import.meta.url));
  return module.exports;
}
