import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { printDiagnostics } from '../../cli/diagnostics/print.ts';
import { checkProject } from '../../cli/pipeline.ts';

const fixtures = fileURLToPath(new URL('../fixtures', import.meta.url));
const base = join(fixtures, 'base');
const diagnostics = join(fixtures, 'diagnostics');

/** An input with something wrong in it, and what is to be said about it. */
export interface Fixture {
  /** `duplicate-key`, or `duplicate-key/in-a-list` for a further case of a code. */
  readonly name: string;
  readonly code: string;
  readonly folder: string;
  readonly expected: string;
}

/** Every folder below `test/fixtures/diagnostics` that holds an input; the first part of its name is a code. */
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

/** What `validate --format json` prints of a fixture laid over the base project. */
export function validateFixture({ folder }: Fixture): string {
  return validateOverBase(folder);
}

/** The same of the base project itself. */
export function validateBase(): string {
  return validateOverBase(base);
}

function validateOverBase(folder: string): string {
  const root = mkdtempSync(join(tmpdir(), 'career-site-fixture-'));
  try {
    cpSync(base, root, { recursive: true });
    cpSync(folder, root, { recursive: true });
    const [, found] = checkProject({ root, ...projectFiles(root) });
    return printDiagnostics(found, 'json');
  } finally {
    rmSync(root, { recursive: true });
  }
}

// `project.json` names other files than the usual ones, for problems of the files themselves.
function projectFiles(root: string): { regionsFile: string; libraryFile: string } {
  const usual = { regionsFile: 'regions.yaml', libraryFile: 'library.yaml' };
  const path = join(root, 'project.json');
  if (!existsSync(path)) return usual;
  const named: Partial<typeof usual> = JSON.parse(readFileSync(path, 'utf8'));
  return { ...usual, ...named };
}

function toFixture(code: string, name: string): Fixture {
  const folder = join(diagnostics, name);
  return { name, code, folder, expected: join(folder, 'expected.json') };
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
