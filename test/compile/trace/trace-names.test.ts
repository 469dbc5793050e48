import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { traceNames } from '../../../cli/compile/trace/trace-stack.ts';

/** Two modules, each with a function of the same name, in one bundle. */
async function bundle() {
  const modules: Readonly<Record<string, string>> = {
    one: 'export function Hero() { return 1; }',
    two: 'export function Hero() { return 2; }',
  };
  const { outputFiles } = await build({
    stdin: {
      contents:
        "import { Hero } from 'one'; import { Hero as Other } from 'two'; console.log(Hero(), Other());",
    },
    plugins: [
      {
        name: 'modules',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^(?:one|two)$/ }, ({ path }) => ({ path, namespace: 'modules' }));
          onLoad({ filter: /.*/, namespace: 'modules' }, ({ path }) => ({
            contents: modules[path] ?? '',
          }));
        },
      },
    ],
    bundle: true,
    write: false,
    outdir: '/',
    sourcemap: 'external',
  });
  const textOf = (ending: string): string =>
    outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return { code: textOf('.js'), sourceMap: textOf('.map') };
}

test('a function that a bundle has numbered has the name of its source', async () => {
  const { code, sourceMap } = await bundle();
  expect(code).toContain('function Hero2(');
  const stack =
    'Error: Bad\n    at Object.Hero2 (renderer.cjs:9:3)\n    at render3 (renderer.cjs:1:1)';
  expect(traceNames(stack, code, sourceMap)).toBe(
    'Error: Bad\n    at Object.Hero (renderer.cjs:9:3)\n    at render3 (renderer.cjs:1:1)',
  );
});
