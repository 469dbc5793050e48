import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import type { CreateRenderer } from '../../runtime/contract.ts';

/** Evaluates the bundled prerender entry and returns what it exports. */
export async function loadRenderer(code: string): Promise<CreateRenderer> {
  const { createRenderer } = evaluateModule<{ createRenderer?: CreateRenderer }>(code, {
    filename: 'renderer.cjs',
    packages: { [routerPackage]: await import('./react-router.ts') },
  });
  if (createRenderer === undefined) {
    throw new Error('runtime/prerender.tsx exports no createRenderer.');
  }
  return createRenderer;
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
  const script = new Script(`(function (exports, module, require) {${code}\n})`, { filename });
  const module: { exports: Partial<Exports> } = { exports: {} };
  const requireInstalled = createRequire(import.meta.url);
  const requireFrom = (name: string): unknown => packages[name] ?? requireInstalled(name);
  script.runInThisContext()(module.exports, module, requireFrom);
  return module.exports;
}
