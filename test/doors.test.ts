import ts from 'typescript';
import { expect, test } from 'vitest';
import type { Source } from './imports.ts';
import { imports, isBelow, named, sources } from './imports.ts';

/** Rooms that read or write files. */
const diskRooms = [
  'cli/source',
  'cli/emit',
  'cli/site',
  'cli/serve',
  'cli/check',
  'cli/trace',
  'cli/dev',
  'cli/diff/screenshots/find-browser.js',
  'cli/diff/open-versions.ts',
  'cli/project.ts',
];

/** The one door, or the few, through which a dependency comes in; the rest of the house does not know it. */
const doors: Readonly<Record<string, readonly string[]>> = {
  chokidar: ['cli/dev'],
  morphdom: ['runtime/dev'],
  open: ['cli/commands'],
  '@csstools/css-tokenizer': ['cli/check'],
  '@jridgewell/trace-mapping': ['cli/trace'],
  '@resvg/resvg-js': ['cli/emit'],
  commander: ['cli/commands'],
  'd3-geo': ['cli/emit'],
  diff: ['cli/reach/list-steps.ts'],
  dompurify: ['runtime/forms'],
  'es-module-lexer': ['cli/check'],
  esbuild: ['cli/site'],
  'escape-string-regexp': [
    'cli/diff',
    'cli/edit',
    'cli/emit',
    'cli/manifest',
    'cli/resolve',
    'cli/source',
    'runtime/dev',
  ],
  execa: ['cli/diff/git.ts'],
  'fastest-levenshtein': ['cli/schema'],
  fontkit: ['cli/emit'],
  'fs-native-extensions': ['cli/site', 'cli/serve'],
  handlebars: ['cli/resolve', 'cli/emit', 'cli/site'],
  htmlparser2: ['cli/source', 'cli/check', 'cli/emit/icons.ts', 'cli/schema/schema-errors'],
  httpxy: ['cli/serve'],
  ics: ['cli/site'],
  'image-size': ['cli/source'],
  mrmime: ['cli/site'],
  negotiator: ['cli/serve'],
  pdfkit: ['cli/emit'],
  picocolors: ['cli/diagnostics', 'cli/diff/print/pretty.ts'],
  'playwright-core': ['cli/diff/screenshots/screenshots.ts'],
  prettier: ['cli/edit/wrap.ts', 'cli/edit/flow.ts', 'cli/emit'],
  'preact-render-to-string': [],
  preact: ['runtime/preact.ts'],
  'preact/hooks': ['runtime/preact.ts'],
  'preact/jsx-runtime': ['runtime/preact-templates.ts'],
  'range-parser': ['cli/serve'],
  react: ['runtime'],
  'react-dom/client': ['runtime/islands', 'runtime/dev'],
  'react-dom/server': ['runtime/app', 'runtime/islands'],
  'react-router-dom': ['runtime/app'],
  sharp: ['cli/site/pictures/make-pictures.ts', 'cli/diff/screenshots'],
  'string-width': ['cli/edit'],
  'topojson-client': ['cli/emit'],
  'topojson-simplify': ['cli/emit'],
  uqr: ['runtime/components/paper-note'],
  'us-atlas': ['cli/emit'],
  yaml: ['cli/source'],
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
