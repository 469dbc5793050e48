import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { preactAliases } from '../../cli/compile/site/bundle-options.ts';
import type { CreateSiteRenderer } from '../../runtime/contract.ts';

const projectRoot = fileURLToPath(new URL('../..', import.meta.url));
const markingJsx = 'source-marking-jsx';

/**
 * Replaces the development JSX runtime of React: each element has in `data-source` the file and
 * line that rendered it.
 */
const markingJsxSource = `
  import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
  export { Fragment };
  export function jsxDEV(type, props, key, isStatic, source) {
    const isElement = typeof type === 'string';
    const place = isElement ? { 'data-source': source.fileName + ':' + source.lineNumber } : {};
    return (isStatic ? jsxs : jsx)(type, { ...props, ...place }, key);
  }
`;

let loading: Promise<CreateSiteRenderer> | undefined;

/**
 * Bundles a renderer whose pages name, on each element, the line that rendered it. Test files share
 * the bundle.
 */
export function loadSourceMarkingRenderer(): Promise<CreateSiteRenderer> {
  return (loading ??= bundleRenderer());
}

async function bundleRenderer(): Promise<CreateSiteRenderer> {
  const { outputFiles } = await build({
    absWorkingDir: projectRoot,
    entryPoints: ['runtime/app/renderer.ts'],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    jsx: 'automatic',
    jsxDev: true,
    alias: preactAliases,
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty' },
    external: ['react-router-dom', 'dompurify'],
    plugins: [
      {
        name: markingJsx,
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^react\/jsx-dev-runtime$/ }, () => ({
            path: markingJsx,
            namespace: markingJsx,
          }));
          onLoad({ filter: /./, namespace: markingJsx }, () => ({
            contents: markingJsxSource,
            resolveDir: projectRoot,
          }));
        },
      },
    ],
  });
  const loaded: { exports: { createSiteRenderer?: CreateSiteRenderer } } = { exports: {} };
  const evaluate = new Function('module', 'exports', 'require', outputFiles[0]?.text ?? '');
  evaluate(loaded, loaded.exports, createRequire(import.meta.url));
  if (loaded.exports.createSiteRenderer === undefined)
    throw new Error('The bundle has no renderer.');
  return loaded.exports.createSiteRenderer;
}
