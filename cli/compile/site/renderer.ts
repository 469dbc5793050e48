import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { compileFunction } from 'node:vm';
import type { OutputFile } from 'esbuild';
import type { CreateSiteRenderer } from '../../../runtime/contract.ts';
import { traceNames, traceStack } from '../trace/trace-stack.ts';
import { rendererFile } from './bundle-options.ts';

/** What renders pages: `runtime/app/renderer.ts`, evaluated. */
export interface Renderer {
  readonly createSiteRenderer: CreateSiteRenderer;
  /** Replaces positions and names of the bundle by those of its sources. */
  readonly traceStack: (stack: string) => string;
}

export function toRendererBundle(outputFiles: readonly OutputFile[]) {
  const textOf = (ending: string): string =>
    outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return { code: textOf('.cjs'), sourceMap: textOf('.map') };
}

/** Evaluates the renderer as it was bundled a moment ago. */
export function evaluateRenderer(outputFiles: readonly OutputFile[]): Renderer {
  const bundle = toRendererBundle(outputFiles);
  const parameters = ['exports', 'module', 'require'];
  const run = compileFunction(bundle.code, parameters, { filename: rendererFile });
  const module = { exports: {} };
  run(module.exports, module, createRequire(import.meta.url));
  return createRenderer(module.exports, () => bundle);
}

/**
 * Gives a renderer that has been evaluated what its errors are explained with.
 *
 * @param readBundle Reads its code and source map, once there is an error.
 */
export function createRenderer(
  { createSiteRenderer }: Partial<Pick<Renderer, 'createSiteRenderer'>>,
  readBundle: () => ReturnType<typeof toRendererBundle>,
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
