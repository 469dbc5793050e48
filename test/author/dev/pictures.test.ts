import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { addAsset, listFitting } from '../../../cli/author/dev/edits/pictures.ts';
import { base } from '../../base-project.ts';

function openFolder(): string {
  const root = mkdtempSync(join(tmpdir(), 'career-site-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync(base, root, { recursive: true });
  return root;
}

const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"></svg>\n');

/** As `validate` says it of a file in its place. */
const unsafeWords = 'Line 2 of new.svg holds a script (onload). A picture shows something';

test('a field is offered the files that it takes', () => {
  const root = openFolder();
  expect(listFitting(root, 'asset-jpg').paths).toEqual(['assets/picture.jpg']);
  expect(listFitting(root, 'asset-document').paths).toEqual(['assets/brochure.pdf']);
  expect(listFitting(root, 'text').paths).toEqual([]);
});

test('of the pictures it is said which do not say themselves what they show', () => {
  const root = openFolder();
  addAsset(root, 'asset-image', 'wordless.svg', drawing);
  const { paths, wordless } = listFitting(root, 'asset-image');
  expect(paths).toContain('assets/picture.svg');
  expect(wordless).toContain('assets/wordless.svg');
  expect(wordless).toContain('assets/picture.jpg');
  expect(wordless).not.toContain('assets/picture.svg');
});

test('a file is put among the assets, and a second time is the same file', () => {
  const root = openFolder();
  expect(addAsset(root, 'asset-image', 'new.svg', drawing)).toEqual({ path: 'assets/new.svg' });
  expect(readFileSync(join(root, 'assets/new.svg'))).toEqual(drawing);
  expect(addAsset(root, 'asset-image', 'new.svg', drawing)).toEqual({ path: 'assets/new.svg' });
});

test.each([
  ['My Photo (1).svg', 'My-Photo-1.svg'],
  ['Übersicht für März.svg', 'Ubersicht-fur-Marz.svg'],
  ['a_b-c.d.svg', 'a_b-c.d.svg'],
  ['a--b-.svg', 'a--b-.svg'],
])('a file called %s is put there as %s', (name, plain) => {
  const root = openFolder();
  expect(addAsset(root, 'asset-image', name, drawing)).toEqual({ path: `assets/${plain}` });
});

test.each([
  ['that is not what its name says', 'new.png', drawing, 'is not a PNG picture'],
  ['that holds a script', 'new.svg', Buffer.from('<svg\nonload="a()"/>'), unsafeWords],
  ['that the field does not take', 'new.pdf', drawing, 'is not a picture'],
  ['whose name leads elsewhere', '../new.svg', drawing, 'Name the file with'],
  ['in the place of another', 'picture.svg', drawing, 'There is another'],
  ['in the place of a link that leads nowhere', 'link.svg', drawing, 'There is another'],
  ['whose name differs in capitals alone', 'Picture.SVG', drawing, 'There is assets/picture.svg'],
  ['that Windows cannot have', 'CON.svg', drawing, 'Windows has no file'],
  ['whose name looks like an option', '-x.svg', drawing, 'begin with a letter'],
  ['with a name of 300 letters', `${'x'.repeat(300)}.svg`, drawing, 'longer than 120'],
])('a file %s is refused, with the reason', (_, name, contents, reason) => {
  const root = openFolder();
  symlinkSync('none.svg', join(root, 'assets/link.svg'));
  const before = listFitting(root, 'asset-image');
  const answer = addAsset(root, 'asset-image', name, contents);
  expect('message' in answer ? answer.message : answer.path).toContain(reason);
  expect(listFitting(root, 'asset-image')).toEqual(before);
});
