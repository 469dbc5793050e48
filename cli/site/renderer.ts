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
export async function loadRenderer({ code, sourceMap }: RendererBundle): Promise<Renderer> {
  const { createRenderer } = evaluateModule<{ createRenderer?: CreateRenderer }>(code, {
    filename: rendererFile,
    packages: { [routerPackage]: await import('./react-router.ts') },
  });
  if (createRenderer === undefined) {
    throw new Error('runtime/prerender.tsx exports no createRenderer.');
  }
  const findMap = (bundle: string) => (bundle === rendererFile ? sourceMap : undefined);
  return { createRenderer, traceStack: (stack) => traceStack(stack, findMap) };
}

/** What the renderer requires instead of bundling it. */
export const routerPackage = 'react-router-dom';

/** How a module is evaluated. */
interface Evaluation {
  /** What stack traces call it. */
  readonly filename: string;
  /** Exports of packages that the module requires, by name; others it finds as this program does. */
  readonly packages?: Readonly<Record<string, object>>;
}

/** Evaluates the text of a CommonJS module and returns its exports. */
export function evaluateModule<Exports extends object>(
  code: string,
  { filename, packages = {} }: Evaluation,
): Partial<Exports> {
  const run = compileFunction(code, ['exports', 'module', 'require'], { filename });
  const module: { exports: Partial<Exports> } = { exports: {} };
  const requireInstalled = createRequire(import.meta.url);
  const requireFrom = (name: string): unknown => packages[name] ?? requireInstalled(name);
  run(module.exports, module, requireFrom);
  return module.exports;
}
