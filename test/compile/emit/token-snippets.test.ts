import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { resolveProject } from '../../../cli/compile/check-project.ts';
import { writeTokenSnippets } from '../../../cli/compile/emit/editor/token-snippets.ts';
import { listTokens } from '../../../cli/compile/resolve/tokens/known.ts';
import { listTexts } from '../../../cli/compile/resolve/written.ts';

function newProject(): string {
  const root = mkdtempSync(join(tmpdir(), 'career-site-snippets-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  return root;
}

const file = '.vscode/tokens.code-snippets';

test('in a project with settings of VS Code, it offers each token by its braces', () => {
  const root = newProject();
  mkdirSync(join(root, '.vscode'));
  writeTokenSnippets(
    root,
    new Map([
      ['regionName', ''],
      ['claims.careers', '1,000'],
    ]),
  );
  const careers = '{{claims.careers}}';
  expect(JSON.parse(readFileSync(join(root, file), 'utf8'))).toEqual({
    '{{regionName}}': { scope: 'yaml', prefix: '{{regionName}}', body: '{{regionName}}' },
    [careers]: { scope: 'yaml', prefix: careers, body: careers, description: '1,000' },
  });
});

test('in a project without them, nothing is written', () => {
  const root = newProject();
  writeTokenSnippets(root, new Map([['regionName', '']]));
  expect(existsSync(join(root, '.vscode'))).toBe(false);
});

test('all tokens that the shipped texts hold are among those that are offered', () => {
  const files = { regionsFile: 'regions.yaml', libraryFile: 'library.yaml' };
  const [site] = resolveProject({ root: process.cwd(), ...files, at: '2026-11-01T00:00:00Z' });
  if (site === undefined) throw new Error('The shipped site has errors.');
  const texts = listTexts(site.written).map(({ text }) => text);
  const used = texts.flatMap((text) =>
    Array.from(text.matchAll(/\{\{\s*([\w.]+)\s*\}\}/g), ([, name]) => name),
  );
  const offered = [...listTokens(site.written).keys()];
  expect(used.length).toBeGreaterThan(100);
  expect(offered).toEqual(expect.arrayContaining([...new Set(used)]));
});
