import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import type { CreateRenderer } from '../../runtime/contract.ts';
import { traceStack } from '../trace/trace-stack.ts';
import type { RendererBundle } from './bundle.ts';

/** What renders pages. */
export interface Renderer {
  readonly createRenderer: CreateRenderer;
  /** Replaces positions in the renderer's bundle by those in its sources. */
  readonly traceStack: (stack: string) => string;
}

/** What stack traces call the renderer's bundle. */
export const rendererFile = 'renderer.cjs';

/** Evaluates the bundled prerender entry. */
export function loadRenderer({ code, sourceMap }: RendererBundle): Renderer {
  const { createRenderer } = evaluateModule(code);
  if (createRenderer === undefined) {
    throw new Error('runtime/prerender.tsx exports no createRenderer.');
  }
  const findMap = (bundle: string) => (bundle === rendererFile ? sourceMap : undefined);
  return { createRenderer, traceStack: (stack) => traceStack(stack, findMap) };
}

/** Evaluates a CommonJS module and returns its exports. */
function evaluateModule(code: string): { readonly createRenderer?: CreateRenderer } {
  const run = compileFunction(code, ['exports', 'module', 'require'], { filename: rendererFile });
  const module = { exports: {} };
  run(module.exports, module, createRequire(import.meta.url));
  return module.exports;
}
