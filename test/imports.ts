import { readFileSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';

/** An import of a module of the project. */
export interface Import {
  /** Path of the file that imports, from the project's root. */
  readonly from: string;
  /** Path of the imported file from the root, or the name of a package. */
  readonly to: string;
  readonly isPackage: boolean;
  readonly typeOnly: boolean;
}

export interface Source {
  readonly path: string;
  readonly tree: ts.SourceFile;
}

export const sources = ['cli', 'runtime', 'generated'].flatMap(readFolder);
export const imports = sources.flatMap(readImports);

/** All modules but `cli/bin.js`, which runs before there is a program. */
function readFolder(folder: string): readonly Source[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|js)$/.test(name) && !/\.d\.ts$|^bin\.js$/.test(name))
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

export function isBelow(path: string, places: readonly string[]): boolean {
  return places.some((place) => path === place || path.startsWith(`${place}/`));
}

export function named(entries: readonly Import[]): readonly string[] {
  return entries.map(({ from, to }) => `${from} imports ${to}`);
}

/** Whether a file belongs to the command line. */
export function isCli(path: string): boolean {
  return path.startsWith('cli/');
}
