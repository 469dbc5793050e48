import fs, { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type * as NativeCalls from '../../../cli/compile/site/publication/native-calls.ts';
import { restoreOutput } from '../../../cli/compile/site/publication/staging.ts';
import type { OutputFolder } from './output-folder.ts';
import { outputFolder } from './output-folder.ts';

/**
 * The calls by which a publication changes the disk, besides the exchange of two folders by the
 * system.
 */
const changingCalls = [
  'copyFileSync',
  'linkSync',
  'mkdirSync',
  'renameSync',
  'rmSync',
  'symlinkSync',
  'writeFileSync',
] as const;

/** How many more of them succeed; all that follow fail, as if the program had been killed. */
let callsLeft = Infinity;
let hasBinary = true;

vi.mock('../../../cli/compile/site/publication/native-calls.ts', async (importOriginal) => {
  const { loadNativeCalls } = await importOriginal<typeof NativeCalls>();
  return {
    loadNativeCalls: async () => {
      const native = await loadNativeCalls();
      if (!hasBinary || native === undefined) return undefined;
      return {
        ...native,
        swap: async (from: string, to: string) => {
          countCall();
          await native.swap(from, to);
        },
      };
    },
  };
});

function countCall(): void {
  if (callsLeft === 0) throw new Error('The program was killed.');
  callsLeft -= 1;
}

const real = Object.fromEntries(changingCalls.map((name) => [name, fs[name]]));

/**
 * Fails as if the program were killed after `calls` more calls. A file that it was writing then is
 * half written.
 */
function killAfter(calls: number): void {
  callsLeft = calls;
  for (const name of changingCalls) {
    const call = (...given: unknown[]): unknown => {
      if (callsLeft === 0 && name === 'writeFileSync') writeHalf(given);
      countCall();
      return Reflect.apply(real[name] as () => unknown, fs, given);
    };
    Object.assign(fs, { [name]: call });
  }
  syncBuiltinESMExports();
}

function writeHalf([path, contents, options]: readonly unknown[]): void {
  const text = String(contents);
  Reflect.apply(real['writeFileSync'] as () => unknown, fs, [
    path,
    text.slice(0, text.length / 2),
    options,
  ]);
}

/** Makes calls succeed again, as in a program that is started next. */
function restart(): void {
  callsLeft = Infinity;
  Object.assign(fs, real);
  syncBuiltinESMExports();
}

afterEach(restart);

/** A file that a person put into the output. */
const foreignFile = { 'main/mine/proof.html': 'mine' };

/** An output of many files: some are in all outputs, some of them with the same text. */
function outputOf(name: string): Readonly<Record<string, string>> {
  const paths = ['index', 'plan', 'pricing', 'demo', 'help', `${name}/index`, `${name}/a/index`];
  const pages = paths.map((path) => [`main/${path}.html`, `The page ${path} of ${name}`]);
  return { ...Object.fromEntries(pages), 'main/same.html': 'same' };
}

const outputs = { one: outputOf('one'), two: outputOf('two') };

/** The texts of an output by their paths. */
function textsOf(out: string): Readonly<Record<string, string>> {
  const paths = readdirSync(out, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(out.length + 1));
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(out, path), 'utf8')]));
}

/** Expects one of the two outputs, whole, with the foreign file and nothing else; returns which. */
async function expectWholeOutput({ out }: OutputFolder): Promise<keyof typeof outputs> {
  await restoreOutput(out);
  const { 'manifest.json': record, ...texts } = textsOf(out);
  const name = String(record).includes('main/two/') ? 'two' : 'one';
  expect(texts).toEqual({ ...outputs[name], ...foreignFile });
  return name;
}

/**
 * An output with a foreign file and, from a publication before, an earlier output in its staging
 * folder.
 */
async function earlierOutput(): Promise<OutputFolder> {
  const folder = outputFolder();
  for (const output of [outputOf('earlier'), outputs.one]) await folder.put(output, 0);
  mkdirSync(join(folder.out, 'main/mine'));
  for (const [path, text] of Object.entries(foreignFile))
    writeFileSync(join(folder.out, path), text);
  return folder;
}

/** Publishes an output until the program is killed; returns whether it was. */
async function publishUntilKilled(folder: OutputFolder, calls: number): Promise<boolean> {
  const next = (await expectWholeOutput(folder)) === 'one' ? 'two' : 'one';
  killAfter(calls);
  const wasKilled = await folder.put(outputs[next], 0).then(
    () => false,
    () => true,
  );
  restart();
  const published = await expectWholeOutput(folder);
  if (!wasKilled) expect(published).toBe(next);
  return wasKilled;
}

describe.each([
  ['in one step', true],
  ['in two steps', false],
])('a publication that takes the place of an output %s', (_steps, native) => {
  test('leaves a whole output, whichever call it is killed before', async () => {
    hasBinary = native;
    let calls = 0;
    while (await publishUntilKilled(await earlierOutput(), calls)) calls += 1;
    expect(calls).toBeGreaterThan(25);
  });

  test('leaves a whole output when it is killed again and again', async () => {
    hasBinary = native;
    const folder = await earlierOutput();
    let calls = 0;
    while (await publishUntilKilled(folder, calls)) calls += 1;
    expect(calls).toBeGreaterThan(5);
  });
});
