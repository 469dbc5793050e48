import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { resolveProject } from '../../../cli/compile/check-project.ts';
import { writeEditorSchemas } from '../../../cli/compile/emit/editor-schemas.ts';
import { base } from '../../base-project.ts';

const root = mkdtempSync(join(tmpdir(), 'career-site-editor-schemas-'));
const schema = join(root, 'generated/regions.schema.json');
cpSync(base, root, { recursive: true });

beforeEach(() => {
  write();
  appendFileSync(schema, ' ');
});

afterAll(() => rmSync(root, { recursive: true }));

function write(): void {
  const files = { regionsFile: 'regions.yaml', libraryFile: 'library.yaml' };
  const [resolved] = resolveProject({ root, ...files, at: '2026-04-15T00:00:00Z' });
  if (resolved === undefined) throw new Error('The base of the fixtures has errors.');
  writeEditorSchemas(root, resolved.regions, resolved.generic.config);
}

/** Whether the schema is the one that was there before, with the blank at its end. */
function isLeft(): boolean {
  return readFileSync(schema, 'utf8').endsWith(' ');
}

test('schemas for editors are left alone while no name has changed', () => {
  write();
  expect(isLeft()).toBe(true);
});

test('schemas for editors are made again for a new asset', () => {
  cpSync(join(root, 'assets/picture.jpg'), join(root, 'assets/another.jpg'));
  write();
  expect(isLeft()).toBe(false);
});

test('schemas for editors say how days and hours are typed', () => {
  const text = readFileSync(schema, 'utf8');
  expect(text).toContain('Typed as `year-month-day hour:minute`, from 00:00 to 23:59.');
  expect(text).toContain('Typed as `year-month-day`.');
});
