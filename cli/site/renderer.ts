import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { compileFunction } from 'node:vm';
import type { CreateSiteRenderer } from '../../runtime/contract.ts';
import { traceNames, traceStack } from '../trace/trace-stack.ts';

/** What renders pages: `runtime/app/renderer.ts`, evaluated. */
export interface Renderer {
  readonly createSiteRenderer: CreateSiteRenderer;
  /** Replaces positions and names of the bundle by those of its sources. */
  readonly traceStack: (stack: string) => string;
}

/** What renders pages, as one CommonJS module. */
export interface RendererBundle {
  readonly code: string;
  readonly sourceMap: string;
}

/** The name of the file that the renderer is bundled into. */
export const rendererFile = 'renderer.cjs';

/** Evaluates the renderer as it was bundled a moment ago. */
export function evaluateRenderer(bundle: RendererBundle): Renderer {
  return createRenderer(evaluateModule<Renderer>(bundle.code), () => bundle);
}

/**
 * Gives a renderer that has been evaluated what its errors are explained with.
 *
 * @param readBundle Reads its code and source map, once there is an error.
 */
export function createRenderer(
  { createSiteRenderer }: Partial<Pick<Renderer, 'createSiteRenderer'>>,
  readBundle: () => RendererBundle,
): Renderer {
  if (createSiteRenderer === undefined) {
    throw new Error('runtime/app/renderer.ts exports no createSiteRenderer.');
  }
  return {
    createSiteRenderer,
    traceStack: (stack) => {
      const { code, sourceMap } = readBundle();
      const findMap = (path: string) => (basename(path) === rendererFile ? sourceMap : undefined);
      return traceStack(traceNames(stack, code, sourceMap), findMap);
    },
  };
}

/** Evaluates a CommonJS module and returns its exports. */
function evaluateModule<Exports extends object>(code: string): Partial<Exports> {
  const run = compileFunction(code, ['exports', 'module', 'require'], { filename: rendererFile });
  const module = { exports: {} };
  run(module.exports, module, createRequire(import.meta.url));
  return module.exports;
}
