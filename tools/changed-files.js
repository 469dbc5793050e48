// Finds what a change touches, so that `npm run check` looks at that alone.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { root } from './steps.js';

const isCode = (path) => /\.(tsx?|js|mjs)$/.test(path);

/**
 * Paths, from the project's root, of the files that differ from a revision, in commits or not yet
 * committed; files that are gone are left out. The revision is where this branch left
 * `origin/main`, or the last commit where there is no such branch.
 */
export function changedFiles() {
  const changed = git('diff', '--name-only', '--no-renames', base());
  const added = git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...changed, ...added])].filter((path) => existsSync(`${root}${path}`)).sort();
}

/** Code that is made of the schemas and imports what is in git. */
const compiledSchemas = '.build/schema/validators.js';

/** All code that is in git or could be, and what is made and stands between the modules of it. */
export function codeFiles() {
  const files = git('ls-files', '--cached', '--others', '--exclude-standard');
  return [...files, compiledSchemas].filter((path) => isCode(path) && existsSync(`${root}${path}`));
}

/**
 * The code that a change can break: the changed modules themselves, and for any other file (YAML,
 * fixtures, templates, styles) the modules that name it or a folder that it is in.
 *
 * @param {readonly string[]} changed paths from the project's root
 * @param {readonly string[]} code paths of all modules
 * @param {(path: string) => string} read
 */
export function affectedCode(
  changed,
  code,
  read = (path) => readFileSync(`${root}${path}`, 'utf8'),
) {
  const modules = changed.filter(isCode);
  const names = changed.filter((path) => !isCode(path)).map(namesOf);
  const readers =
    names.length === 0 ? [] : code.filter((path) => namesAny(withoutCitations(read(path)), names));
  return [...new Set([...modules, ...readers])];
}

/** Folders of modules that are made of files, and are imported in the place of these. */
const madeOf = [
  { from: /^cli\/compile\/schema\/.*\.schema\.json$/, folder: '.build/schema' },
  { from: /^(?:regions|library)\.yaml$/, folder: 'generated' },
];

/**
 * How code may refer to a file: by its name, or by the last two segments of a folder that it is in.
 */
function namesOf(path) {
  const names = [posix.basename(path)];
  for (let folder = posix.dirname(path); folder !== '.'; folder = posix.dirname(folder)) {
    names.push(folder.split('/').slice(-2).join('/'));
  }
  const made = madeOf.find(({ from }) => from.test(path));
  if (made !== undefined) names.push(made.folder);
  return names.map((name) => new RegExp(`(?<![\\w-])${escape(name)}(?=['"\`/])`));
}

/**
 * A document that a comment cites is not read by the code, nor a folder by what imports a module of
 * it.
 */
function withoutCitations(text) {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/'\.[^']*\.(?:tsx?|js)'/g, (path) => (isMade(path) ? path : "''"));
}

function isMade(path) {
  return madeOf.some(({ folder }) => path.includes(`/${folder}/`));
}

function escape(text) {
  return text.replace(/[^\w/-]/g, '\\$&');
}

function namesAny(text, patterns) {
  return patterns.some((ofOne) => ofOne.some((pattern) => pattern.test(text)));
}

function base() {
  const common = tryGit('merge-base', 'HEAD', 'origin/main');
  return common ?? 'HEAD';
}

function tryGit(...args) {
  try {
    return git(...args)[0];
  } catch {
    return undefined;
  }
}

function git(...args) {
  const output = execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return output.split('\n').filter((line) => line !== '');
}
