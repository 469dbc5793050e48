import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { doubtfulCodes } from '../../cli/diagnostics/catalogue/doubtful.ts';
import { schemaCodes } from '../../cli/diagnostics/codes.ts';
import type { Diagnostic } from '../../cli/diagnostics/diagnostic.ts';
import { writeEditorSchemas } from '../../cli/emit/editor-schemas.ts';
import { checkProject } from '../../cli/check-project.ts';
import type { Fixture } from '../diagnostics/fixtures.ts';
import { base, listFixtures, validateFixture } from '../diagnostics/fixtures.ts';
import { openEditor } from './editor.ts';

/** Codes of names that exist in a project, which its editor schemas list; a rule of the program finds them. */
const namesOfProject = [
  'asset-missing',
  'asset-type',
  'unknown-icon',
  'unknown-notice',
  'unknown-region',
  'unknown-token',
];

/** Where an editor says something else than `validate`, and why. */
const differently: Readonly<Record<string, string>> = {
  'boolean-word': 'a text is allowed beside true and false',
  'boolean-word/in-quotes': 'a text is allowed beside true and false',
  'date-as-text': 'it is a text to both, and a date to other programs',
  'duplicate-item': 'editors mark the list, and not its second entry',
  'empty-value/fields-below': 'editors mark the fields below it as well',
  'field-in-text': 'YAML reads the line as a part of the text',
  'line-break-in-text/blank-line': 'editors mark the text, and not the line',
  'line-break-in-text/deeper-line': 'editors mark the text, and not the line',
  'lone-mark': 'no pattern pairs marks',
  'markdown-in-text': 'it is allowed, and only doubtful',
  'missing-plan': 'editors mark the list, and not its name',
  'missing-section': 'editors mark the list, and not its name',
  'missing-section/named-twice': 'editors mark the list, and not its name',
  'unknown-field': 'editors miss the field that was meant as well',
  'unknown-placeholder': 'no pattern knows the messages beside it',
  'unknown-token': 'editors mark the text, and not the line',
  'unsafe-link': 'no pattern reads links in running text',
  'unsafe-link/host': 'no pattern knows which hosts can exist',
};

const root = mkdtempSync(join(tmpdir(), 'career-site-editor-'));
cpSync(base, root, { recursive: true });
mkdirSync(join(root, 'generated'));
const [checked] = checkProject({
  root,
  regionsFile: 'regions.yaml',
  libraryFile: 'library.yaml',
  at: '2026-04-15T00:00:00Z',
});
if (checked === undefined) throw new Error('The base of the fixtures has errors.');
writeEditorSchemas(root, checked.resolved);
const editor = openEditor(root);

afterAll(() => {
  rmSync(root, { recursive: true });
});

const slips = listFixtures().filter(
  ({ code }) => namesOfProject.includes(code) || (code in schemaCodes && !(code in doubtfulCodes)),
);

describe('of a slip that a schema can find, an editor marks the lines that validate reports', () => {
  test.each(slips.filter(({ name }) => !(name in differently)))('$name', async (slip) => {
    const { marked, reported } = await linesOf(slip);
    expect(marked).toEqual(reported);
  });
});

test('what editors are listed to mark differently, they do', async () => {
  const listed = slips.filter(({ name }) => name in differently);
  expect(listed.map(({ name }) => name)).toEqual(Object.keys(differently));
  for (const slip of listed) {
    const { marked, reported } = await linesOf(slip);
    expect(marked, slip.name).not.toEqual(reported);
  }
});

/** The lines of a fixture's files, as `regions.yaml:12`, that the editor marks and that `validate` reports. */
async function linesOf(fixture: Fixture) {
  const diagnostics = validateFixture(fixture);
  const files = new Map(diagnostics.map(({ span: { file } }) => [file.path, file.text]));
  const marked = [...files].map(async ([path, text]) => {
    const marks = await editor.marked(text.replace(/\$schema=\S*\//, '$schema=generated/'));
    return marks.map((mark) => `${path}:${String(Number.parseInt(mark) + 1)}`);
  });
  return {
    marked: distinct((await Promise.all(marked)).flat()),
    reported: distinct(diagnostics.map(lineOf)),
  };
}

function lineOf({ span: { file, start } }: Diagnostic): string {
  return `${file.path}:${String(file.text.slice(0, start).split('\n').length)}`;
}

function distinct(lines: readonly string[]): readonly string[] {
  return [...new Set(lines)].toSorted();
}
