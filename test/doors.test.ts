import ts from 'typescript';
import { expect, test } from 'vitest';
import type { Source } from './imports.ts';
import { imports, isBelow, named, sources } from './imports.ts';

/** Rooms that read or write files. */
const diskRooms = [
  'cli/compile/source',
  'cli/compile/emit',
  'cli/compile/site',
  'cli/deliver/serve',
  'cli/deliver/check',
  'cli/compile/trace',
  'cli/author/dev',
  'cli/author/start',
  'cli/author/diff/screenshots/find-browser.js',
  'cli/author/diff/open-versions.ts',
  'cli/author/git/repository.ts',
  'cli/author/propose/changed-files.ts',
  'cli/compile/program-folder.ts',
  'cli/compile/project.ts',
];

/**
 * The one door, or the few, through which a dependency comes in; the rest of the house does not
 * know it.
 */
const doors: Readonly<Record<string, readonly string[]>> = {
  chokidar: ['cli/author/dev'],
  morphdom: ['cli/author/page'],
  open: ['cli/commands'],
  '@csstools/css-tokenizer': ['cli/deliver/check'],
  '@jridgewell/trace-mapping': ['cli/compile/trace'],
  '@resvg/resvg-js': ['cli/compile/emit'],
  commander: ['cli/commands'],
  'd3-geo': ['cli/compile/emit'],
  diff: ['cli/author/reach/list-steps.ts'],
  dompurify: ['runtime/forms'],
  'es-module-lexer': ['cli/deliver/check'],
  esbuild: ['cli/compile/site', 'cli/author/dev/rebundle.ts', 'cli/author/dev/tool-files.ts'],
  'escape-string-regexp': [
    'cli/author/diff',
    'cli/author/edit',
    'cli/author/find',
    'cli/compile/emit',
    'cli/compile/manifest',
    'cli/compile/resolve',
    'cli/compile/source',
    'cli/author/page',
  ],
  execa: ['cli/author/git'],
  'fastest-levenshtein': ['cli/compile/schema'],
  fontkit: ['cli/compile/emit'],
  'fs-native-extensions': ['cli/compile/site', 'cli/deliver/serve'],
  handlebars: ['cli/compile/resolve', 'cli/compile/emit', 'cli/compile/site'],
  htmlparser2: [
    'cli/compile/source',
    'cli/deliver/check',
    'cli/compile/emit/icons.ts',
    'cli/compile/schema/schema-errors',
  ],
  httpxy: ['cli/deliver/serve'],
  ics: ['cli/compile/site'],
  'image-size': ['cli/compile/source'],
  mrmime: ['cli/compile/site'],
  negotiator: ['cli/deliver/serve'],
  pdfkit: ['cli/compile/emit'],
  picocolors: ['cli/diagnostics'],
  'playwright-core': ['cli/author/diff/screenshots/screenshots.ts'],
  prettier: ['cli/author/edit/wrap.ts', 'cli/author/edit/flow.ts', 'cli/compile/emit'],
  'preact-render-to-string': [],
  preact: ['runtime/preact.ts'],
  'preact/hooks': ['runtime/preact.ts'],
  'preact/jsx-runtime': ['runtime/preact-templates.ts'],
  'range-parser': ['cli/deliver/serve'],
  react: ['runtime', 'cli/author/page'],
  'react-dom/client': ['runtime/islands', 'cli/author/page'],
  'react-dom/server': ['runtime/app', 'runtime/islands'],
  'react-router-dom': ['runtime/app'],
  sharp: ['cli/compile/site/pictures/make-pictures.ts', 'cli/author/diff/screenshots'],
  'string-width': ['cli/author/edit'],
  'topojson-client': ['cli/compile/emit'],
  'topojson-simplify': ['cli/compile/emit'],
  uqr: ['runtime/components/paper-note'],
  'us-atlas': ['cli/compile/emit'],
  yaml: ['cli/compile/source'],
};

test('a dependency comes in through its own door', () => {
  const packages = imports.filter(({ isPackage, typeOnly }) => isPackage && !typeOnly);
  const strangers = packages.filter(({ from, to }) => !isBelow(from, doorsOf(to)));
  expect(named(strangers)).toEqual([]);
});

test('only the rooms that are for it touch the disk', () => {
  const disk = imports.filter(({ to }) => /^node:fs(\/|$)/.test(to));
  expect(named(disk.filter(({ from }) => !isBelow(from, diskRooms)))).toEqual([]);
});

test('only the entry of the command line touches the process', () => {
  const users = sources.filter(({ path }) => path !== 'cli/main.ts').filter(usesProcess);
  expect(users.map(({ path }) => path)).toEqual([]);
});

function usesProcess({ tree }: Source): boolean {
  let found = false;
  const visit = (node: ts.Node): void => {
    const isUse =
      ts.isPropertyAccessExpression(node) &&
      ts.isIdentifier(node.expression) &&
      node.expression.text === 'process';
    found ||= isUse;
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found || imports.some(({ from, to }) => from === tree.fileName && to === 'node:process');
}

/** A door for a part of a package is next to that for all of it. */
function doorsOf(name: string): readonly string[] {
  const whole = name.startsWith('@') ? name.split('/').slice(0, 2).join('/') : name.split('/')[0];
  return doors[name] ?? doors[whole ?? name] ?? [];
}
