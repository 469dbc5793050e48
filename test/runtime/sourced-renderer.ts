import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { preactAliases } from '../../cli/site/bundle-options.ts';
import type { BuildContext, RenderPage, SiteData } from '../../runtime/contract.ts';

type CreateSiteRenderer = (data: SiteData, context: BuildContext) => RenderPage;

const projectRoot = fileURLToPath(new URL('../..', import.meta.url));
const sourcing = 'sourcing-jsx';

/** In the place of React's own: every element says in `data-source` which line of which component wrote it. */
const sourcingJsx = `
  import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
  export { Fragment };
  export function jsxDEV(type, props, key, isStatic, source) {
    const isElement = typeof type === 'string';
    const place = isElement ? { 'data-source': source.fileName + ':' + source.lineNumber } : {};
    return (isStatic ? jsxs : jsx)(type, { ...props, ...place }, key);
  }
`;

let loading: Promise<CreateSiteRenderer> | undefined;

/** The renderer of pages, bundled so that each element of a page names the line that wrote it; test files share it. */
export function loadSourcedRenderer(): Promise<CreateSiteRenderer> {
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
        name: sourcing,
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^react\/jsx-dev-runtime$/ }, () => ({
            path: sourcing,
            namespace: sourcing,
          }));
          onLoad({ filter: /./, namespace: sourcing }, () => ({
            contents: sourcingJsx,
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
