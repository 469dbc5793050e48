import { readFileSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** The rooms of the command line in the order of the straight line: each imports only those before it. */
const line = [
  'diagnostics',
  'trace',
  'source',
  'schema',
  'resolve',
  'manifest',
  'emit',
  'site',
  'check',
  'serve',
  'project',
  'stopwatch',
  'pipeline',
  'commands',
  'main',
] as const;

/** Rooms that read or write files. */
const diskRooms = [
  'cli/source',
  'cli/emit',
  'cli/site',
  'cli/serve',
  'cli/check',
  'cli/trace',
  'cli/project.ts',
];

/** Who may know the runtime's types, and nothing else of it. */
const contractReaders = [
  'cli/resolve',
  'cli/manifest',
  'cli/emit',
  'cli/site',
  'cli/serve',
  'cli/check',
  'cli/pipeline.ts',
];

/** The rules of forms, by which the page and the preview judge alike: pure, and all that `cli/serve` runs of the runtime. */
const formRules = ['runtime/forms/rules', 'runtime/services/narrow.ts'];

/** The reader of running text, so that what is found right is what pages show: pure, and all that `cli/schema` runs of the runtime. */
const proseReader = 'runtime/components/prose/read-prose.ts';

/** The one door, or the few, through which a dependency comes in; the rest of the house does not know it. */
const doors: Readonly<Record<string, readonly string[]>> = {
  '@csstools/css-tokenizer': ['cli/check'],
  '@jridgewell/trace-mapping': ['cli/trace'],
  '@resvg/resvg-wasm': ['cli/emit'],
  ajv: ['cli/schema'],
  commander: ['cli/commands'],
  'd3-geo': ['cli/emit'],
  dompurify: ['runtime/forms'],
  'es-module-lexer': ['cli/check'],
  esbuild: ['cli/site'],
  'fastest-levenshtein': ['cli/schema'],
  fontkit: ['cli/emit'],
  'fs-native-extensions': ['cli/site', 'cli/serve'],
  handlebars: ['cli/resolve', 'cli/emit', 'cli/site'],
  htmlparser2: ['cli/source', 'cli/check'],
  httpxy: ['cli/serve'],
  'image-size': ['cli/source'],
  mrmime: ['cli/site'],
  negotiator: ['cli/serve'],
  pdfkit: ['cli/emit'],
  picocolors: ['cli/diagnostics'],
  prettier: ['cli/emit'],
  'preact-render-to-string': [],
  preact: [],
  'range-parser': ['cli/serve'],
  react: ['runtime'],
  'react-dom/client': ['runtime/islands'],
  'react-dom/server': ['runtime/app', 'runtime/islands', 'runtime/prerender.tsx'],
  'react-router-dom': ['runtime/app'],
  sharp: ['cli/site/pictures/encoder.ts'],
  'topojson-client': ['cli/emit'],
  'topojson-simplify': ['cli/emit'],
  'us-atlas': ['cli/emit'],
  yaml: ['cli/source'],
};

interface Import {
  /** Path of the file that imports, from the project's root. */
  readonly from: string;
  /** Path of the imported file from the root, or the name of a package. */
  readonly to: string;
  readonly isPackage: boolean;
  readonly typeOnly: boolean;
}

interface Source {
  readonly path: string;
  readonly tree: ts.SourceFile;
}

const sources = ['cli', 'runtime', 'generated'].flatMap(readFolder);
const imports = sources.flatMap(readImports);

test('the rooms of the command line are all on the line', () => {
  const known: readonly string[] = line;
  const strangers = sources.map(({ path }) => path).filter((path) => isCli(path));
  expect(strangers.filter((path) => !known.includes(roomOf(path)))).toEqual([]);
});

test('the table of rooms in docs/architecture.md has them all, in the order that is kept', () => {
  const document = readFileSync('docs/architecture.md', 'utf8');
  const rooms = [...document.matchAll(/^\| `cli\/(\w+)` +\|/gm)].map(([, room]) => room);
  const folders = line.filter((room) =>
    sources.some(({ path }) => path.startsWith(`cli/${room}/`)),
  );
  expect(rooms).toEqual(folders);
});

test('a room of the command line imports only the rooms before it', () => {
  const inside = imports.filter(({ from, to }) => positionOnLine(from) >= 0 && isCli(to));
  expect(named(inside.filter(({ from, to }) => positionOnLine(to) > positionOnLine(from)))).toEqual(
    [],
  );
});

test('the command line knows the types of the runtime contract, the preview its form rules, and the schema its reader of running text', () => {
  const inward = imports.filter(({ from, to }) => isCli(from) && to.startsWith('runtime/'));
  const allowed = inward.filter(
    ({ from, to, typeOnly }) =>
      (to === 'runtime/contract.ts' && typeOnly && isBelow(from, contractReaders)) ||
      (isBelow(to, formRules) && isBelow(from, ['cli/serve'])) ||
      (to === proseReader && isBelow(from, ['cli/schema'])),
  );
  expect(named(inward.filter((entry) => !allowed.includes(entry)))).toEqual([]);
});

test('the reader of running text imports nothing', () => {
  expect(named(imports.filter(({ from }) => from === proseReader))).toEqual([]);
});

test('the rules of forms import only each other, and types', () => {
  const outward = imports.filter(
    ({ from, to }) => isBelow(from, formRules) && !isBelow(to, formRules),
  );
  expect(named(outward.filter(({ typeOnly }) => !typeOnly))).toEqual([]);
});

test('the command line reads generated modules by path and imports none', () => {
  expect(
    named(imports.filter(({ from, to }) => isCli(from) && to.startsWith('generated/'))),
  ).toEqual([]);
});

test('the runtime imports nothing of the command line or of Node', () => {
  const outward = imports.filter(
    ({ from, to }) => from.startsWith('runtime/') && /^(cli\/|node:)/.test(to),
  );
  expect(named(outward)).toEqual([]);
});

test('the types that are made from the schemas come in through the contract and the room of the schemas', () => {
  const made = imports.filter(({ to }) => to === '.build/schema/content.js');
  const doors = [...new Set(made.map(({ from }) => from))];
  expect(doors).toEqual(['cli/schema/written.ts', 'runtime/contract.ts']);
  expect(named(made.filter(({ typeOnly }) => !typeOnly))).toEqual([]);
});

test('the prerender entry alone imports generated modules', () => {
  const inward = imports.filter(
    ({ from, to }) => from.startsWith('runtime/') && to.startsWith('generated/'),
  );
  expect(named(inward)).toEqual(['runtime/prerender.tsx imports generated/index.ts']);
});

test('generated modules import each other and the types of the runtime', () => {
  const outward = imports.filter(
    ({ from, to, typeOnly }) =>
      from.startsWith('generated/') &&
      !to.startsWith('generated/') &&
      !(to.startsWith('runtime/') && typeOnly),
  );
  expect(named(outward)).toEqual([]);
});

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

test('no file is a drawer for what has no place', () => {
  const names = /(^|[/.-])(utils?|helpers?|managers?|common|misc)([/.-]|$)/i;
  const drawers = sources.map(({ path }) => path).filter((path) => names.test(path));
  expect(drawers).toEqual([]);
});

function readFolder(folder: string): readonly Source[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
    .sort()
    .map((name) => {
      const path = posix.join(folder, name.replaceAll('\\', '/'));
      const text = readFileSync(join(folder, name), 'utf8');
      return { path, tree: ts.createSourceFile(path, text, ts.ScriptTarget.Latest) };
    });
}

function readImports({ path, tree }: Source): readonly Import[] {
  const found: Import[] = [];
  const add = (specifier: ts.Node | undefined, typeOnly: boolean): void => {
    if (specifier === undefined || !ts.isStringLiteral(specifier)) return;
    found.push({ from: path, typeOnly, ...resolveImport(path, specifier.text) });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, isTypeOnly(node.importClause));
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      add(node.argument.literal, true);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0], false);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function isTypeOnly(clause: ts.ImportClause | undefined): boolean {
  return clause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
}

function resolveImport(from: string, specifier: string): Pick<Import, 'to' | 'isPackage'> {
  if (!specifier.startsWith('.')) {
    return { to: specifier, isPackage: !specifier.startsWith('node:') };
  }
  return { to: posix.join(posix.dirname(from), specifier), isPackage: false };
}

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

function isCli(path: string): boolean {
  return path.startsWith('cli/');
}

/** `cli/serve/host.ts` is in `serve`; `cli/pipeline.ts` is a room of its own. */
function roomOf(path: string): string {
  return path.split('/')[1]?.replace(/\.ts$/, '') ?? '';
}

/** -1 for what is not on the line. */
function positionOnLine(path: string): number {
  const order: readonly string[] = line;
  return isCli(path) ? order.indexOf(roomOf(path)) : -1;
}

function isBelow(path: string, places: readonly string[]): boolean {
  return places.some((place) => path === place || path.startsWith(`${place}/`));
}

/** A door for a part of a package is next to that for all of it. */
function doorsOf(name: string): readonly string[] {
  const whole = name.startsWith('@') ? name.split('/').slice(0, 2).join('/') : name.split('/')[0];
  return doors[name] ?? doors[whole ?? name] ?? [];
}

function named(entries: readonly Import[]): readonly string[] {
  return entries.map(({ from, to }) => `${from} imports ${to}`);
}
