import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { addAsset, folderOf, listFitting } from '../../../cli/author/dev/edits/pictures.ts';
import { base } from '../../base-project.ts';
import { resolvedSite } from '../../compile/resolve/sample.ts';

function openFolder(): string {
  const root = mkdtempSync(join(tmpdir(), 'career-site-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync(base, root, { recursive: true });
  return root;
}

const addPicture = (root: string, name: string, contents: Buffer) =>
  addAsset(root, { folder: 'assets', format: 'asset-image', name, contents });

const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"></svg>\n');

/** As `validate` says it of a file in its place. */
const unsafeWords = 'Line 2 of new.svg holds a script (onload). A picture shows something';

test('a field is offered the files that it takes', () => {
  const root = openFolder();
  expect(listFitting(root, 'asset-jpg', 'assets').paths).toEqual(['assets/picture.jpg']);
  expect(listFitting(root, 'asset-document', 'assets').paths).toEqual(['assets/brochure.pdf']);
  expect(listFitting(root, 'text', 'assets').paths).toEqual([]);
});

test('the files of a field begin with its folder, where one that is added is put', () => {
  const root = openFolder();
  const logos = join(root, 'assets/logos');
  mkdirSync(logos);
  writeFileSync(join(logos, 'one.svg'), drawing);
  const { paths, folder } = listFitting(root, 'asset-image', 'assets/logos');
  expect(folder).toBe('assets/logos');
  expect(paths[0]).toBe('assets/logos/one.svg');
  expect(paths).toContain('assets/picture.svg');
  const given = { folder, format: 'asset-image', name: 'two.svg', contents: drawing };
  expect(addAsset(root, given)).toEqual({ path: 'assets/logos/two.svg' });
  expect(readFileSync(join(logos, 'two.svg'))).toEqual(drawing);
});

test('the folder of a field is that of most files which any region or item names by it', () => {
  const site = (name: string) =>
    `      - { name: ${name}, url: 'https://a.example', logoSrc: assets/sites/${name}.svg }\n`;
  const resolved = resolvedSite({
    regions: `  nevada:
    code: NV
    name: Nevada
    sponsorImg: assets/sponsors/one.svg
    otherSites:
${site('a')}${site('b')}  utah:
    code: UT
    name: Utah
    sponsorImg: { file: assets/sponsors/two.svg, alt: Two }
`,
    assets: ['sponsors/one', 'sponsors/two', 'sites/a', 'sites/b'].map(
      (name) => `assets/${name}.svg`,
    ),
  });
  expect(folderOf(resolved, 'sponsorImg')).toBe('assets/sponsors');
  expect(folderOf(resolved, 'sponsorImg.file')).toBe('assets/sponsors');
  expect(folderOf(resolved, 'otherSites.7.logoSrc')).toBe('assets/sites');
  expect(folderOf(resolved, 'nothing')).toBe('assets');
});

test('of the pictures it is said which do not say themselves what they show', () => {
  const root = openFolder();
  addPicture(root, 'wordless.svg', drawing);
  const { paths, wordless } = listFitting(root, 'asset-image', 'assets');
  expect(paths).toContain('assets/picture.svg');
  expect(wordless).toContain('assets/wordless.svg');
  expect(wordless).toContain('assets/picture.jpg');
  expect(wordless).not.toContain('assets/picture.svg');
});

test('a file is put among the assets, and a second time is the same file', () => {
  const root = openFolder();
  expect(addPicture(root, 'new.svg', drawing)).toEqual({ path: 'assets/new.svg' });
  expect(readFileSync(join(root, 'assets/new.svg'))).toEqual(drawing);
  expect(addPicture(root, 'new.svg', drawing)).toEqual({ path: 'assets/new.svg' });
});

test.each([
  ['My Photo (1).svg', 'My-Photo-1.svg'],
  ['Übersicht für März.svg', 'Ubersicht-fur-Marz.svg'],
  ['a_b-c.d.svg', 'a_b-c.d.svg'],
  ['a--b-.svg', 'a--b-.svg'],
])('a file called %s is put there as %s', (name, plain) => {
  const root = openFolder();
  expect(addPicture(root, name, drawing)).toEqual({ path: `assets/${plain}` });
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
  const before = listFitting(root, 'asset-image', 'assets');
  const answer = addPicture(root, name, contents);
  expect('message' in answer ? answer.message : answer.path).toContain(reason);
  expect(listFitting(root, 'asset-image', 'assets')).toEqual(before);
});
