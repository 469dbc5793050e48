import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { applyPatch } from 'diff';
import type { Diagnostic, Result } from '../../cli/diagnostics/diagnostic.ts';
import { orderDiagnostics } from '../../cli/diagnostics/order.ts';
import { createSourceFile } from '../../cli/diagnostics/span.ts';
import { formatLocation } from '../../cli/diagnostics/print/location.ts';
import { missingWords } from '../../cli/compile/resolve/missing-words.ts';
import { warnOfSamples } from '../../cli/compile/resolve/samples/warn-of-samples.ts';
import { once } from '../../cli/compile/values/once.ts';
import type { CheckedProject } from '../../cli/compile/check-project.ts';
import { checkProject } from '../../cli/compile/check-project.ts';
import { base } from '../base-project.ts';
import { describeDiagnostics } from './describe-diagnostics.ts';
import { marked } from './marked.ts';

const fixtures = fileURLToPath(new URL('../fixtures', import.meta.url));
/** The day that dates of fixtures are compared with. */
const at = '2026-04-15T00:00:00Z';

const diagnostics = join(fixtures, 'diagnostics');

/** An input with something wrong in it, and what is to be said about it. */
export interface Fixture {
  /** `duplicate-key`, or `duplicate-key/in-a-list` for a further case of a code. */
  readonly name: string;
  readonly code: string;
  readonly folder: string;
  readonly expected: string;
}

/**
 * Every folder below `test/fixtures/diagnostics` that holds an input; the first part of its name is
 * a code.
 */
export function listFixtures(): readonly Fixture[] {
  return folders(diagnostics).flatMap((code) => {
    const cases = folders(join(diagnostics, code)).filter((name) => name !== 'assets');
    const names = [code, ...cases.map((name) => `${code}/${name}`)];
    return names.map((name) => toFixture(code, name)).filter(({ folder }) => holdsFiles(folder));
  });
}

/** The folders' names, whether or not they hold anything. */
export function listFixtureCodes(): readonly string[] {
  return folders(diagnostics);
}

/**
 * What is reported of a fixture. Places are shown by their lines and not by the numbers of these,
 * which change with the base.
 */
export function printFixture(fixture: Fixture): string {
  return describeDiagnostics(
    validateFixture(fixture),
    (span) => `${span.file.path}: ${marked(span)}`,
  );
}

const validated = new Map<string, readonly Diagnostic[]>();

/**
 * What is reported of a fixture laid over the base project; each is validated once. Throws while
 * something is wrong in the base: nothing that a fixture says would be worth keeping.
 */
export function validateFixture({ folder, code }: Fixture): readonly Diagnostic[] {
  const known = validated.get(folder);
  if (known) return known;
  if (baseProblems().length > 0)
    throw new Error(`Mend test/fixtures/base first: ${baseProblems().slice(0, 3).join(', ')}`);
  const found = validateOverBase(folder, code);
  validated.set(folder, found);
  return found;
}

/** What is reported of the project that fixtures are laid over, each in a line. */
export const baseProblems = once((): readonly string[] =>
  validateOverBase(base).map(({ span, message, code }) => {
    return `${formatLocation(span)}: ${message} [${code}]`;
  }),
);

/** A build for the public warns of more, which is shown by the fixtures of those warnings. */
function validateOverBase(folder: string, about?: string): readonly Diagnostic[] {
  const [checked, found] = checkOverBase({ folder });
  const known = new Set(baseSamples().map(({ message }) => message));
  const added = samplesIn(checked).filter(
    ({ code, message }) => code === about && !known.has(message),
  );
  return orderDiagnostics([...found, ...added]);
}

/**
 * What a build for the public warns of, and `validate --language`; the addresses of the base are
 * kept free for examples.
 */
function samplesIn(checked: CheckedProject | undefined): readonly Diagnostic[] {
  if (checked === undefined) return [];
  const { resolved } = checked;
  return [...warnOfSamples(resolved.written), ...missingWords(resolved, 'es')];
}

const baseSamples = once(() => samplesIn(checkOverBase({ folder: base })[0]));

/** A fixture laid over the base project, and what is reported of it in any order. */
function checkOverBase({ folder }: Pick<Fixture, 'folder'>): Result<CheckedProject> {
  return isOfPatches(folder) ? checkPatched(folder) : checkCopied(folder);
}

/**
 * Whether a fixture differs from the base in what its files say alone: then no copy of the base is
 * needed.
 */
function isOfPatches(folder: string): boolean {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() || entry.name === 'assets')
    .map(({ name }) => name);
  return names.every((name) => name.endsWith('.patch') || name === 'expected.txt');
}

function checkPatched(folder: string): Result<CheckedProject> {
  const files = ['regions.yaml', 'library.yaml'].map((file) => {
    const text = readFileSync(join(base, file), 'utf8');
    return createSourceFile(file, patch(text, patchPath(folder, file)));
  });
  return checkProject({ root: base, ...projectFiles(base), at, drafts: files });
}

function checkCopied(folder: string): Result<CheckedProject> {
  const root = mkdtempSync(join(tmpdir(), 'career-site-fixture-'));
  try {
    cpSync(base, root, { recursive: true });
    cpSync(folder, root, { recursive: true });
    for (const file of ['regions.yaml', 'library.yaml']) {
      const path = join(root, file);
      if (!existsSync(patchPath(root, file))) continue;
      writeFileSync(path, patch(readFileSync(path, 'utf8'), patchPath(root, file)));
    }
    for (const file of settingsOf(root).lacks ?? []) rmSync(join(root, file));
    return checkProject({ root, ...projectFiles(root), at });
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** Lines that the base may have gained beside those that a patch changes. */
const mostNewLines = 2;

/**
 * A fixture says by `regions.patch` how its `regions.yaml` differs from that of the base; the same
 * for the library.
 */
function patchPath(folder: string, file: string): string {
  return join(folder, file.replace('.yaml', '.patch'));
}

/** The text as it is where there is no such patch. */
function patch(text: string, path: string): string {
  if (!existsSync(path)) return text;
  const patched = applyPatch(text, readFileSync(path, 'utf8'), { fuzzFactor: mostNewLines });
  if (patched === false) throw new Error(`The base has no place for what ${path} changes.`);
  return patched;
}

/** What `project.json` says, for problems of the files themselves. */
interface Settings {
  readonly regionsFile?: string;
  readonly libraryFile?: string;
  /** Files of the base that the project does not have. */
  readonly lacks?: readonly string[];
}

function settingsOf(root: string): Settings {
  const path = join(root, 'project.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

function projectFiles(root: string) {
  const { regionsFile = 'regions.yaml', libraryFile = 'library.yaml' } = settingsOf(root);
  return { regionsFile, libraryFile };
}

function toFixture(code: string, name: string): Fixture {
  const folder = join(diagnostics, name);
  return { name, code, folder, expected: join(folder, 'expected.txt') };
}

function folders(path: string): readonly string[] {
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

function holdsFiles(path: string): boolean {
  return readdirSync(path, { withFileTypes: true }).some((entry) => entry.isFile());
}
