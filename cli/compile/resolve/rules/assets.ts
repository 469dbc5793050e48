import { error, fixableError, warning } from '../../../diagnostics/catalogue/entry.ts';
import { orList } from '../../../diagnostics/catalogue/lists.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { wholeFile } from '../../../diagnostics/span.ts';
import type { Meant } from '../../schema/nearest.ts';
import { closest, differingLetters, nameMeant } from '../../schema/nearest.ts';
import type { TypedText } from '../../schema/typed-texts.ts';
import { textsWith } from '../../schema/walk.ts';
import { reporter } from '../../source/locate-piece.ts';
import { toValue } from '../../source/yaml-node.ts';
import { iconNames, iconPath, siteIcons, takes } from '../asset-uses.ts';
import { diagnoseAsset } from '../asset-problem.ts';
import type { UsedFile } from '../asset-problem.ts';
import type { AssetUses } from '../asset-uses.ts';
import { indexNames, normaliseAlias } from '../names.ts';
import type { Written } from '../written.ts';
import { listTimed } from '../written.ts';
import type { Rule, RuleSubject } from './rule.ts';

export const codes = {
  'asset-missing': fixableError(
    '[{isEmpty}The folder {path} holds no files|There is no file {path}]. [{isEmpty}Put them there; where it is a submodule of git, have it fetched by `git submodule update --init`.|Add it to the folder assets, or name one that is there, probably {nearest}.|Add it to the folder assets, or name one that is there.]',
    'A field names a file of the folder assets that does not exist.',
    'Visitors would see a gap or get an error.',
    'Add the file, or correct its name; letter case counts.',
  ),
  'asset-outside': fixableError(
    ({ path, nearest }: { path: string; nearest?: string | undefined }) =>
      `"${path}" is not in the folder assets${path.includes('\\') ? ' by its name, since slashes lead to files and no backslashes' : ''}, so it is not published. ${nearest === undefined ? 'Put' : `It was probably meant as ${nearest}. Otherwise put`} the file there, and write its path from the project's folder, such as assets/logos/nv.svg.`,
    'A field names a file outside the folder assets.',
    'Only files in that folder are published.',
    'Move the file there, and write its path from the project folder, such as assets/logos/nv.svg.',
  ),
  'asset-type': error(
    '{path} cannot be used here, because this field takes {words}. Name a file that ends in {endings}.',
    'The file has a type that this field does not take.',
    'The page could not show it.',
    'Name a file with one of the endings that the message lists.',
  ),
  'asset-unused': warning(
    'Nothing uses the file {path}. Name it in a field, or delete it.',
    'No field names this file of the folder assets.',
    'It may have been forgotten, or is no longer needed.',
    'Name it in a field, or delete it.',
  ),
  'unknown-icon': fixableError(
    'There is no icon "{name}". Add the file assets/icons/{name}.svg, or name an icon that is there[, probably "{nearest}"].',
    'A field names an icon that does not exist.',
    'The place of the icon would be empty.',
    'Write the name of an icon in assets/icons, without the ending, or add the file.',
  ),
} as const;

const { atPlace, createDiagnostic } = reporter(codes);

/** Every named asset lies in `assets`, exists, and is of a type that its field takes. */
export const assetUnusable: Rule = function* (subject) {
  for (const use of subject.uses.files) {
    const { text: name, kind } = use;
    if (isExplained(name, subject)) continue;
    if (!subject.assets.has(name) || !takes(kind, name)) yield diagnose(use, subject);
  }
};

/** Of a folder without files there is one thing to say, and not as many as files are named. */
export const assetFolderEmpty: Rule = function* (subject) {
  const { files, icons } = subject.uses;
  const named = [...files.map(({ text }) => text), ...icons.map(({ text }) => iconPath(text))];
  const folders = new Set(named.map((path) => emptyFolderOf(path, subject)));
  for (const path of folders) {
    if (path !== undefined)
      yield createDiagnostic('asset-missing', { path, isEmpty: true }, wholeFile(path));
  }
};

function emptyFolderOf(path: string, subject: RuleSubject): string | undefined {
  const isMissing = isInAssets(path) && !subject.assets.has(path);
  return isMissing ? subject.emptyFolderOf(path) : undefined;
}

/** Whether a link or an empty folder is why a file cannot be used, which is said of that. */
function isExplained(path: string, subject: RuleSubject): boolean {
  const isLinked = subject.problemOf(path)?.kind === 'linked';
  return isLinked || emptyFolderOf(path, subject) !== undefined;
}

type AssetUse = AssetUses['files'][number];

function diagnose(use: AssetUse, subject: RuleSubject): Diagnostic {
  const { text: path, kind } = use;
  const bare = path.replace(/[\s.,;]+$/, '');
  if (bare !== path && subject.assets.has(bare))
    return atPlace(use, 'asset-missing', { path, nearest: bare }, { instead: bare });
  if (isInAssets(path) && !takes(kind, path)) {
    const { words } = kind;
    const endings = orList(kind.endings.map((ending) => `.${ending}`));
    return atPlace(use, 'asset-type', { path, words, endings });
  }
  const { near, isGuess } = fileMeant(use, subject);
  const code = isInAssets(path) ? 'asset-missing' : 'asset-outside';
  return atPlace(use, code, { path, nearest: near }, { instead: near, isGuess });
}

/** The file that was meant: of the same name elsewhere, or at most a third of the letters apart. */
function fileMeant(
  { text: name, kind }: AssetUse,
  { written, assets, madeAssets }: RuleSubject,
): Meant {
  // Of an address elsewhere no file is meant.
  if (/^https?:/i.test(name)) return { near: undefined, isGuess: false };
  // What is made for one region is not meant by another.
  const known = [...assets].filter((path) => takes(kind, path) && !madeAssets.has(path));
  const path = name.replaceAll('\\', '/');
  const near = nearestAsset(path, known, written);
  return { near, isGuess: near !== undefined && !isCertain(path, near, known) };
}

function isInAssets(path: string): boolean {
  const [folder, ...rest] = path.split('/');
  const isPlain = rest.every((segment) => !['', '.', '..'].includes(segment));
  return folder === 'assets' && rest.length > 0 && isPlain && !path.includes('\\');
}

/** Whether only the spelling of the path, or the name alone, differs: folders tell files apart. */
function isCertain(path: string, near: string, known: readonly string[]): boolean {
  const place = placeOf(path);
  if (known.filter((other) => placeOf(other) === place).length === 1)
    return placeOf(near) === place;
  const beside = known.filter((other) => folderOf(other) === folderOf(near)).map(fileName);
  const meant = nameMeant(fileName(path), beside);
  return path === near.replace(fileName(near), fileName(path)) && !meant.isGuess;
}

/** A path below `assets`, without regard to case, slashes and what leads there. */
function placeOf(path: string): string {
  return path
    .toLowerCase()
    .replace(/^(?:\.{0,2}\/)+/, '')
    .replace(/^assets\//, '');
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

function nearestAsset(
  path: string,
  known: readonly string[],
  written: Written,
): string | undefined {
  const name = fileName(path);
  const regionNames = indexNames(written);
  const near = known.filter((other) => isNear(name, fileName(other), regionNames));
  const differing = near.map((other) => differingLetters(name, fileName(other)));
  const nearest = near.filter((_, index) => differing[index] === Math.min(...differing));
  // Of two names that are as near neither is meant.
  return new Set(nearest.map(fileName)).size > 1 ? undefined : closest(path, nearest);
}

/** Names of states are often alike, such as Kansas and Arkansas: none is meant for another. */
function isNear(name: string, other: string, regionNames: ReadonlyMap<string, string>): boolean {
  const [typed, plain] = [normaliseAlias(name), normaliseAlias(other)];
  const region = regionNames.get(plain);
  if (region !== undefined && regionNames.has(typed)) return regionNames.get(typed) === region;
  // Of two codes such as nv and nj a single letter is too much, and of nvv it is a slip.
  const least = typed.length === plain.length ? 0 : 1;
  const most = region === undefined ? Infinity : 1;
  return differingLetters(name, other) <= Math.min(most, Math.max(least, plain.length / 3));
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');
}

/** Every file that is used has the content that its name promises, and all of it. */
export const assetBroken: Rule = function* ({ uses, assets, problemOf }) {
  for (const file of usedFiles(uses)) {
    const problem = problemOf(file.path);
    if (problem && (assets.has(file.path) || problem.kind === 'linked'))
      yield diagnoseAsset(file, problem);
  }
};

function usedFiles({ files, icons }: AssetUses): readonly UsedFile[] {
  const place = ({ document, pointer }: TypedText, path: string, endings: readonly string[]) => {
    const span = document.locate(pointer, 'value');
    return { path, span, extras: { path: pointer }, endings, otherwise: 'name another file' };
  };
  // No field names the icons that stand for the site.
  const unnamed = { endings: [], otherwise: 'delete it' };
  return [
    ...files
      .filter(({ text, kind }) => takes(kind, text))
      .map((use) => place(use, use.text, use.kind.endings)),
    ...icons.map((use) => place(use, iconPath(use.text), ['svg'])),
    ...Object.values(siteIcons).map((path) => ({ path, span: wholeFile(path), ...unnamed })),
  ];
}

/** Files that nothing uses. */
export const assetUnused: Rule = function* ({ uses, assets, madeAssets, written }) {
  const named = new Set(textsOfTimed(written).flatMap((text) => [text, iconPath(text)]));
  const isUsed = (path: string) => uses.paths.has(path) || madeAssets.has(path) || named.has(path);
  for (const path of assets) {
    if (!isUsed(path) && !isAboutAssets(path))
      yield createDiagnostic('asset-unused', { path }, wholeFile(path));
  }
};

/** What is shown at another time has its files already. */
function textsOfTimed(written: Written): readonly string[] {
  return listTimed(written)
    .flatMap(({ node }) => textsWith(/./, toValue(node)))
    .map(({ text }) => text);
}

/** Licences and notes lie beside the files that they are about, and are not published. */
function isAboutAssets(path: string): boolean {
  return /\/(LICEN[CS]E|NOTICE|README)[^/]*$/i.test(path);
}

/** Every feature class and social icon has its drawing. */
export const unknownIcon: Rule = function* (subject) {
  const { uses, assets } = subject;
  for (const use of uses.icons) {
    const { text: name } = use;
    const path = iconPath(name);
    if (assets.has(path) || isExplained(path, subject)) continue;
    const { near, isGuess } = nameMeant(name, iconNames(assets));
    yield atPlace(use, 'unknown-icon', { name, nearest: near }, { instead: near, isGuess });
  }
};
