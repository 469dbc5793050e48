import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { programRoot } from '../emit/program-folder.ts';
import type { Engine } from './bundle-options.ts';
import { clientOptions } from './client-bundle.ts';
import { moduleOptions } from './renderer-bundle.ts';

const toolEntries = [
  'page.ts',
  'page-styles.css',
  'inspector/inspector.css',
  'workbench.ts',
  'workbench-styles.css',
].map((name) => `runtime/dev/${name}`);

/** How the browser side of `dev` is bundled; under plain names, since nothing of it is cached. */
export function toolOptions(engine: Engine) {
  return {
    ...clientOptions(engine, [...toolEntries]),
    sourcemap: false,
    minify: false,
    entryNames: '[name]',
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    publicPath: '/-/',
  } satisfies BuildOptions;
}

/** How the examples of components are bundled, into one module with the markup of each. */
export function exampleOptions(engine: Engine) {
  const names = listExamples();
  const contents = [
    "import { renderToStaticMarkup } from 'react-dom/server';",
    ...names.map((name, at) => `import { examples as e${at} } from './${name}/examples.tsx';`),
    'const render = (examples) => Object.fromEntries(Object.entries(examples)',
    '  .map(([name, element]) => [name, renderToStaticMarkup(element)]));',
    `export const galleries = { ${names.map((name, at) => `'${name}': render(e${at})`).join(', ')} };`,
  ].join('\n');
  const resolveDir = join(programRoot, componentsFolder);
  return { ...moduleOptions(engine), stdin: { contents, resolveDir } } satisfies BuildOptions;
}

const componentsFolder = 'runtime/components';

function listExamples(): readonly string[] {
  const folder = join(programRoot, componentsFolder);
  const components = readdirSync(folder).sort();
  return components.filter((name) => existsSync(join(folder, name, 'examples.tsx')));
}
