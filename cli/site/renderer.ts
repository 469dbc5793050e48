import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import type { BuildContext, CreateRenderer, RenderPage, SiteData } from '../../runtime/contract.ts';
import { traceNames } from '../trace/trace-names.ts';
import { traceStack } from '../trace/trace-stack.ts';
import type { RendererBundle } from './renderer-bundle.ts';

/** The prerender entry, evaluated. It renders the data of the project. */
export interface Renderer {
  readonly createRenderer: CreateRenderer;
  /** Replaces positions and names of the bundle by those of its sources. */
  readonly traceStack: (stack: string) => string;
}

/** The file name of the renderer's bundle in stack traces. */
export const rendererFile = 'renderer.cjs';

/** Evaluates the bundled prerender entry. */
export function loadRenderer(bundle: RendererBundle): Renderer {
  const { createRenderer } = evaluateModule<Pick<Renderer, 'createRenderer'>>(bundle.code);
  if (createRenderer === undefined) {
    throw new Error('runtime/prerender.tsx exports no createRenderer.');
  }
  return { createRenderer, traceStack: createStackTracer(bundle) };
}

/** The renderer without the data of a project. */
export interface DataRenderer extends Pick<Renderer, 'traceStack'> {
  readonly createSiteRenderer: (data: SiteData, context: BuildContext) => RenderPage;
}

/** Evaluates the bundle of runtime/app/renderer.ts. */
export function loadDataRenderer(bundle: RendererBundle): DataRenderer {
  const { createSiteRenderer } = evaluateModule<DataRenderer>(bundle.code);
  if (createSiteRenderer === undefined) {
    throw new Error('runtime/app/renderer.ts exports no createSiteRenderer.');
  }
  return { createSiteRenderer, traceStack: createStackTracer(bundle) };
}

/** Evaluates the bundle of the modules of `generated/`. */
export function loadSiteData(bundle: RendererBundle): SiteData {
  const { data } = evaluateModule<{ data: SiteData }>(bundle.code);
  if (data === undefined) throw new Error('generated/index.ts exports no data.');
  return data;
}

/** The markup of components' examples, by component and example. */
export type Galleries = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Evaluates the bundle of all examples. */
export function loadGalleries(bundle: RendererBundle): Galleries {
  return evaluateModule<{ galleries: Galleries }>(bundle.code).galleries ?? {};
}

function createStackTracer({ code, sourceMap }: RendererBundle): Renderer['traceStack'] {
  const findMap = (bundle: string) => (bundle === rendererFile ? sourceMap : undefined);
  return (stack) => traceStack(traceNames(stack, code, sourceMap), findMap);
}

/** Evaluates a CommonJS module and returns its exports. */
function evaluateModule<Exports extends object>(code: string): Partial<Exports> {
  const run = compileFunction(code, ['exports', 'module', 'require'], { filename: rendererFile });
  const module = { exports: {} };
  run(module.exports, module, createRequire(import.meta.url));
  return module.exports;
}
