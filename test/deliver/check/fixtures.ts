import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { applyPatch, parsePatch } from 'diff';
import { checkOutput } from '../../../cli/deliver/check/check-output.ts';
import { verifyLive } from '../../../cli/deliver/check/live/verify-live.ts';
import type { OutputFolder } from '../../../cli/deliver/check/output-folder.ts';
import { openOutputFolder } from '../../../cli/deliver/check/output-folder.ts';
import { verifyOutput } from '../../../cli/deliver/check/verify-output.ts';
import type { Diagnostic } from '../../../cli/diagnostics/diagnostic.ts';
import { orderDiagnostics } from '../../../cli/diagnostics/order.ts';
import { formatLocation } from '../../../cli/diagnostics/print/location.ts';
import { positionAt } from '../../../cli/diagnostics/span.ts';
import { createSampleHost } from './sample-host.ts';
import { once } from '../../../cli/compile/values/once.ts';
import { describeDiagnostics } from '../../diagnostics/describe-diagnostics.ts';

const fixtures = fileURLToPath(new URL('../../fixtures', import.meta.url));
const base = join(fixtures, 'output');
const root = join(fixtures, 'check');

/** The folders of an output; a fixture may hold each, to be laid over that of the base. */
const outputFolders = ['main', 'library', 'hosting'];

/** An output with something wrong in it, and what is to be said about it. */
export interface CheckFixture {
  /** `broken-link`, or `broken-link/form` for a further case of a code. */
  readonly name: string;
  readonly code: string;
  readonly folder: string;
  readonly expected: string;
}

/** Every case below `test/fixtures/check`; the first part of its name is a code. */
export function listCheckFixtures(): readonly CheckFixture[] {
  return folders(root).flatMap((code) => {
    const cases = folders(join(root, code)).filter((name) => !outputFolders.includes(name));
    return [code, ...cases.map((name) => `${code}/${name}`)].map((name) => {
      const folder = join(root, name);
      return { name, code, folder, expected: join(folder, 'expected.txt') };
    });
  });
}

/** What is reported of a fixture, each place from its start to its end. */
export async function printCheckFixture(fixture: CheckFixture): Promise<string> {
  return describeDiagnostics(await checkFixture(fixture), (span) => {
    const { line, column } = positionAt(span.file, span.end);
    return `${formatLocation(span)} to ${String(line)}:${String(column)}`;
  });
}

const checked = new Map<string, Promise<readonly Diagnostic[]>>();

/**
 * What is reported of a fixture laid over the base output, by the command that its code is of; each
 * is checked once. Throws while something is wrong in the base: nothing that a fixture says would
 * be worth keeping.
 */
export async function checkFixture({ code, folder }: CheckFixture): Promise<readonly Diagnostic[]> {
  const [problem] = await checkBase();
  if (problem !== undefined)
    throw new Error(`Mend test/fixtures/output first: ${problem.message} [${problem.code}]`);
  const found =
    checked.get(folder) ??
    withFolder(folder, (out) => checkFolder(code, out)).then(orderDiagnostics);
  checked.set(folder, found);
  return found;
}

const now = '2026-04-15T00:00:00Z';

async function checkFolder(code: string, out: string): Promise<readonly Diagnostic[]> {
  const output = opened(openOutputFolder(out));
  if (code.startsWith('output-')) return verifyOutput(output, now);
  return /^(?:answer-differs|no-answer|verify-unfinished)$/.test(code)
    ? verifySampleHost(output)
    : checkOutput(output, now);
}

/** The host of an output, whose `answers.json` says which of its answers are others. */
function verifySampleHost({
  record,
  paths,
  readBytes,
}: OutputFolder): Promise<readonly Diagnostic[]> {
  const answers = paths.has('answers.json')
    ? JSON.parse(Buffer.from(readBytes('answers.json')).toString())
    : {};
  const ask = createSampleHost(record, 'main', answers);
  return verifyLive({
    record,
    webRoot: 'main',
    released: [],
    ask,
    progress: new Set<string>(),
    report: () => undefined,
  });
}

/** What `check` reports of the base output alone. */
export const checkBase = once(() => withFolder(undefined, (out) => checkFolder('', out)));

function opened<T extends object>(output: T | string): T {
  if (typeof output === 'string') throw new Error(output);
  return output;
}

async function withFolder<T>(
  overlay: string | undefined,
  use: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'career-site-output-'));
  try {
    layOut(folder, overlay);
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * The manifest lists the files that are there. Where those themselves are what is wrong
 * (`output-…`), it lists the files of the base, so that what a fixture lays over them differs from
 * it.
 */
function layOut(folder: string, overlay: string | undefined): void {
  cpSync(base, folder, { recursive: true });
  for (const name of outputFolders) {
    const part = join(overlay ?? base, name);
    if (existsSync(part)) cpSync(part, join(folder, name), { recursive: true });
  }
  if (overlay !== undefined) applyPatches(folder, join(overlay, 'output.patch'));
  const isDoctored = overlay !== undefined && relative(root, overlay).startsWith('output-');
  const manifest = merge(readManifest(base), { files: hashedFiles(isDoctored ? base : folder) });
  const patch = overlay === undefined ? {} : readManifest(overlay);
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(merge(manifest, patch)));
  const answers = join(overlay ?? base, 'answers.json');
  if (existsSync(answers)) cpSync(answers, join(folder, 'answers.json'));
  if (overlay !== undefined) makeLinks(folder, join(overlay, 'links.json'));
}

/** How files differ from those of the base, as `diff -U0` prints it. */
function applyPatches(folder: string, patches: string): void {
  for (const patch of existsSync(patches) ? parsePatch(readFileSync(patches, 'utf8')) : []) {
    const path = join(folder, patch.newFileName ?? '');
    const patched = applyPatch(readFileSync(path, 'utf8'), patch);
    if (patched === false) throw new Error(`The base has no place for what ${patches} changes.`);
    writeFileSync(path, patched);
  }
}

/**
 * Links are listed with their targets, because not every system can check out the project with
 * links in it.
 */
function makeLinks(folder: string, list: string): void {
  const links: Record<string, string> = existsSync(list)
    ? JSON.parse(readFileSync(list, 'utf8'))
    : {};
  for (const [path, target] of Object.entries(links)) symlinkSync(target, join(folder, path));
}

function hashedFiles(folder: string): readonly object[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path !== 'manifest.json' && statSync(join(folder, path)).isFile(),
  );
  return paths.sort().map((path) => {
    const bytes = readFileSync(join(folder, path));
    const hash = createHash('sha256').update(bytes).digest('hex');
    return { path, hash, bytes: bytes.byteLength };
  });
}

function readManifest(folder: string): unknown {
  const path = join(folder, 'manifest.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

/** Lists are joined, groups of fields merged; `null` takes a field away. */
function merge(before: unknown, patch: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(patch)) return [...before, ...patch];
  if (!isGroup(before) || !isGroup(patch)) return patch;
  const merged = Object.entries(patch).map(([key, value]) => [key, merge(before[key], value)]);
  return Object.fromEntries(
    Object.entries({ ...before, ...Object.fromEntries(merged) }).filter(
      ([, value]) => value !== null,
    ),
  );
}

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function folders(path: string): readonly string[] {
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}
