import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hashContent } from '../../../cli/compile/values/hash.ts';
import { openDraft } from '../../../cli/compile/site/publication/draft.ts';

function emptyDraft() {
  const folder = mkdtempSync(join(tmpdir(), 'draft-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  return { folder, ...openDraft(folder) };
}

test('writes texts and bytes, with the folders that they need', () => {
  const { folder, write } = emptyDraft();
  write({ path: 'main/nv/index.html', contents: 'Nevada – a text' });
  write({ path: 'main/assets/a.bin', contents: Buffer.from([0, 255]) });
  expect(readFileSync(join(folder, 'main/nv/index.html'), 'utf8')).toBe('Nevada – a text');
  expect([...readFileSync(join(folder, 'main/assets/a.bin'))]).toEqual([0, 255]);
});

test('returns the hash and the size in bytes of a file', () => {
  const { write } = emptyDraft();
  expect(write({ path: 'a.txt', contents: '–' })).toEqual({
    path: 'a.txt',
    hash: hashContent('–'),
    bytes: 3,
  });
});

test('throws what the system says, with the path, when a file cannot be written', () => {
  const { folder, write } = emptyDraft();
  const path = `main/${'x'.repeat(300)}`;
  expect(() => write({ path, contents: 'text' })).toThrow(
    expect.objectContaining({ code: 'ENAMETOOLONG', path: join(folder, path) }),
  );
});
