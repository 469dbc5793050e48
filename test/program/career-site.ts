import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { onTestFinished } from 'vitest';

/** The folder of this project, whose real YAML the program is run on. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/** What a run of the program left behind. */
export interface Run {
  readonly exitCode: number | undefined;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * The environment of programs that print no colors, whatever that of the tests asks for: Node warns
 * where it asks for both.
 */
export const withoutColors = { NO_COLOR: '1', FORCE_COLOR: undefined };

/** Runs the installed program as a person would. */
export async function careerSite(
  args: readonly string[],
  cwd = projectRoot,
  env: Readonly<Record<string, string>> = {},
): Promise<Run> {
  const program = join(projectRoot, 'cli/bin.js');
  const { exitCode, stdout, stderr } = await execa(process.execPath, [program, ...args], {
    cwd,
    reject: false,
    env: { ...withoutColors, ...env },
  });
  return { exitCode, stdout, stderr };
}

/** A folder that is gone after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'career-site-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** Builds the project with further options and returns the output's files. */
export async function buildTree(
  ...options: readonly string[]
): Promise<ReadonlyMap<string, Buffer>> {
  const folder = mkdtempSync(join(tmpdir(), 'career-site-'));
  try {
    const run = await careerSite(['build', '--out', join(folder, 'out'), ...options]);
    if (run.exitCode !== 0) throw new Error(run.stderr);
    return readTree(join(folder, 'out'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** All files below a folder, by their paths in it. */
export function readTree(folder: string): ReadonlyMap<string, Buffer> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return new Map(files.map((file) => [relative(folder, file), readFileSync(file)]));
}

/**
 * The paths at which two folders do not hold the same bytes, those that one of them lacks included.
 * Vitest's own comparison looks at each byte apart, which takes seconds for a whole output.
 */
export function differingPaths(
  one: ReadonlyMap<string, Buffer>,
  other: ReadonlyMap<string, Buffer>,
): readonly string[] {
  const paths = [...new Set([...one.keys(), ...other.keys()])];
  return paths.filter((path) => {
    const bytes = one.get(path);
    return bytes === undefined || other.get(path)?.equals(bytes) !== true;
  });
}

/**
 * The files that differ between a part of the site and the whole: what lists pages, and what is at
 * the root.
 */
export const filesOfTheWhole = [
  'manifest.json',
  'main/404.html',
  'main/deployments.json',
  'main/sitemap.xml',
];
