import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inspectorPaths } from '../../cli/author/page/inspector/messages.ts';
import { devPaths, tokenHeader } from '../../cli/author/page/messages.ts';
import type { CommandContext } from '../../cli/commands/command-context.ts';
import { ExitCode } from '../../cli/commands/command-context.ts';
import { run } from '../../cli/commands/program.ts';
import { copySample } from '../author/dev/sample-project.ts';
import { runCommand } from './run-command.ts';

const options = ['--port', '0', '--library-port', '0', '--open', '--allow-host', 'tunnel.example'];

/** What the run of all tests, on a small project, opened in the browser. */
let opened: Promise<string>;

/** The address that it printed for the main site. */
let main: URL;

/** What was asked for as soon as the address was printed. */
let first: Promise<Response>;

let stop: () => void;
let ended: Promise<unknown>;
const root = mkdtempSync(join(tmpdir(), 'career-site-'));

beforeAll(async () => {
  copySample(root);
  let openInBrowser: CommandContext['openInBrowser'] = () => Promise.resolve();
  opened = new Promise((resolve) => {
    openInBrowser = (address) => Promise.resolve(resolve(address));
  });
  main = await new Promise<URL>((resolve, reject) => {
    const print = (text: string): void => {
      const address = /Main site: (\S+)/.exec(text)?.[1];
      if (address === undefined) return;
      first = fetch(new URL('/ok/', address));
      resolve(new URL(address));
    };
    ended = run(['dev', '--root', root, ...options], {
      cwd: tmpdir(),
      env: {},
      platform: 'test',
      stdout: { write: print },
      stderr: { write: () => undefined },
      untilStopped: () => new Promise((resolve) => (stop = resolve)),
      openInBrowser,
    }).then((code) => reject(new Error(`dev ended with ${code}`)));
  });
});

afterAll(async () => {
  stop();
  await ended;
  rmSync(root, { recursive: true });
});

/** What a request is answered whose headers say what they like. */
function answerTo(
  address: URL,
  headers: Readonly<Record<string, string>>,
  method = 'GET',
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asked = request(address, { method, headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    asked.once('error', reject).end();
  });
}

test('a page that is asked for before it was made is answered with it', async () => {
  const response = await first;
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('Find your path in Oklahoma');
});

test('--open opens the main site in the browser', async () => {
  expect(await opened).toBe(main.href);
});

test('another host name is answered when it is allowed', async () => {
  const answers = ['tunnel.example', 'evil.example'].map((host) => answerTo(main, { Host: host }));
  expect(await Promise.all(answers)).toEqual([200, 421]);
});

test('Ctrl-C ends dev before the first pages are made', async () => {
  let printed = '';
  const code = await run(['dev', '--root', root, '--port', '0', '--library-port', '0'], {
    cwd: tmpdir(),
    env: {},
    platform: 'test',
    stdout: { write: () => undefined },
    stderr: { write: (text) => (printed += text) },
    untilStopped: () => Promise.resolve(),
    openInBrowser: () => Promise.resolve(),
  });
  expect(code).toBe(ExitCode.fine);
  expect(printed).toBe('Making the first pages …\n');
});

describe('what writes to files', () => {
  /** The token of a run, as its own pages get it. */
  async function readToken(): Promise<string> {
    const events = await fetch(new URL(devPaths.events, main));
    const reader = events.body?.getReader();
    let text = '';
    while (!text.includes('"hello"')) text += Buffer.from((await reader?.read())?.value ?? []);
    await reader?.cancel();
    return /"token":"([^"]+)"/.exec(text)?.[1] ?? '';
  }

  test.each([
    ['under another host name', { Host: 'evil.example' }, 421],
    ['for a page of another site', { Origin: 'https://evil.example' }, 403],
    ['for a page on another port', { Origin: 'http://127.0.0.1:1' }, 403],
    ['for a form of another site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
  ])('is not done %s, even with the token', async (_whom, headers, status) => {
    const token = await readToken();
    const { check, save, undo, upload } = inspectorPaths;
    const answers = [check, save, undo, upload, devPaths.fix].map((path) =>
      answerTo(new URL(path, main), { ...headers, [tokenHeader]: token }, 'POST'),
    );
    expect(await Promise.all(answers)).toEqual(answers.map(() => status));
  });

  test('is answered by what it asks for where its own page calls it', async () => {
    const headers = { Origin: main.origin, [tokenHeader]: await readToken() };
    const nothingToUndo = 409;
    expect(await answerTo(new URL(inspectorPaths.undo, main), headers, 'POST')).toBe(nothingToUndo);
  });
});

describe('of an edit', () => {
  const file = join(root, 'regions.yaml');

  function edit(from: string, to: string): void {
    const text = readFileSync(file, 'utf8');
    expect(text).toContain(from);
    writeFileSync(file, text.replace(from, to));
  }

  /** What the inspector gets of a field. */
  async function countPages(owner: string, field: string): Promise<unknown> {
    const query = new URLSearchParams({ owner, field });
    const response = await fetch(new URL(`${inspectorPaths.pages}?${query}`, main));
    return response.json();
  }

  test('a count of pages that it overtakes is answered as well', async () => {
    const before = countPages('nevada', 'headerTitle');
    edit('    name: Nevada\n', '    name: Nevada\n    menuHeader: Nevada and more\n');
    const page = async () => (await fetch(new URL('/nv/', main))).text();
    await expect.poll(page, { timeout: 60_000 }).toContain('Nevada and more');
    const after = await countPages('nevada', 'headerTitle');
    expect(await before).toEqual(after);
    expect(after).toMatchObject({ pages: expect.any(Number) });
  });
});

test('a state that is unknown is refused before anything is served, as by a build', async () => {
  const { exitCode, stdout, stderr } = await runCommand(['dev', '--root', root, '--state', 'zz']);
  expect([exitCode, stdout]).toEqual([ExitCode.usage, '']);
  expect(stderr).toContain('There is no state "zz"');
  expect(stderr).not.toMatch(/^ +at /m);
});
