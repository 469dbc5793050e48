import { expect, test } from 'vitest';
import { resolveSample, resolvedSite, reported } from './sample.ts';
import { checkProject } from '../../../cli/compile/check-project.ts';
import { base } from '../../base-project.ts';
import { assetFiles } from '../../../cli/compile/source/assets.ts';
import { projectAt } from '../../project-at.ts';

const logo = (path: string) => `  nevada:\n    code: NV\n    name: Nevada\n    logoImg: ${path}\n`;

test('a missing file is reported with the nearest that the field can take', () => {
  const sample = {
    regions: logo('assets/logos/nevda.svg'),
    assets: ['assets/logos/nevada.svg', 'assets/logos/nevda.pdf'],
  };
  expect(reported('asset-missing', sample)).toMatchObject([
    { marked: 'logoImg: «assets/logos/nevda.svg»', suggestion: 'assets/logos/nevada.svg' },
  ]);
});

test.each([
  ['assets/logos/tx.svg', 'assets/logos/ar.svg'],
  ['assets/logos/nv.svg', 'assets/logos/nj.svg'],
  ['assets/scenes/webinar.svg', 'assets/scenes/plans.svg'],
])('a missing %s is not reported with %s, whose own name is another', (missing, other) => {
  const [only] = reported('asset-missing', { regions: logo(missing), assets: [other] });
  expect(only).not.toHaveProperty('suggestion');
  expect(only?.message).not.toContain('probably');
});

test('a missing file is not reported with that of a state whose name is alike', () => {
  const kansas = '  kansas: { code: KS, name: Kansas }\n';
  const arkansas = '  arkansas: { code: AR, name: Arkansas, logoImg: assets/arkansas.svg }\n';
  const sample = { regions: kansas + arkansas, assets: ['assets/kansas.svg'] };
  expect(reported('asset-missing', sample)[0]).not.toHaveProperty('suggestion');
});

test('a missing brochure is not reported with one that is made for another region', () => {
  const ohio = '  ohio: { code: OH, name: Ohio, brochureDownloadUrl: assets/brochures/ohio.pdf }\n';
  const utah = '  utah: { code: UT, name: Utah, brochureDownloadUrl: assets/brochures/uhio.pdf }\n';
  expect(reported('asset-missing', { regions: ohio + utah })[0]).not.toHaveProperty('suggestion');
});

test.each([
  ['in another folder', 'assets/sponsors/tx.svg', ['assets/a.svg', 'assets/logos/tx.svg']],
  ['with another ending', 'assets/logos/tx.png', ['assets/scenes/tx.svg', 'assets/logos/tx.svg']],
  ['in another case', 'assets/logos/TX.svg', ['assets/logos/tx.svg', 'assets/logos/t.svg']],
])('a missing file is reported with one of its name %s', (_, missing, assets) => {
  expect(reported('asset-missing', { regions: logo(missing), assets })).toMatchObject([
    { suggestion: 'assets/logos/tx.svg' },
  ]);
});

test.each([
  '../secret.svg',
  '/etc/passwd',
  'assets/../secret.svg',
  'logos/nv.svg',
  'assets//x.svg',
  'https://a.example/x.svg',
])('%s lies outside assets', (path) => {
  expect(reported('asset-outside', { regions: logo(path) })).toMatchObject([
    { marked: `logoImg: «${path}»` },
  ]);
});

test.each([
  ['nvv.svg', 'assets/logos/nv.svg'],
  ['logo/nevada.svg', 'assets/logos/nv.svg'],
  ['/home/me/assets/logos/nv.svg', 'assets/logos/nv.svg'],
  ['silver.png', 'assets/scenes/silver.svg'],
])('%s, outside assets, is reported with the file there that is meant', (path, meant) => {
  const assets = ['assets/logos/nv.svg', 'assets/logos/pa.svg', 'assets/scenes/silver.svg'];
  const [only] = reported('asset-outside', { regions: logo(path), assets });
  expect(only?.suggestion).toBe(meant);
  expect(only?.message).toContain(`It was probably meant as ${meant}.`);
});

test.each(['nx.svg', 'n.svg', 'nj.svg'])('%s may be meant as one or the other', (path) => {
  const assets = ['assets/logos/nv.svg', 'assets/logos/nm.svg'];
  const [only] = reported('asset-outside', { regions: logo(path), assets });
  expect(only).not.toHaveProperty('suggestion');
});

test.each(['unreadable', 'empty', 'not whole'] as const)(
  'a file that is %s is reported wherever it is used',
  (kind) => {
    const problems = { 'assets/icons/icon-star.svg': { kind, promised: 'an SVG picture' } };
    expect(reported('asset-damaged', { problems }).map(({ marked }) => marked)).toEqual([
      'icon: «icon-star»',
      '- cssClass: «icon-star»',
      ...Array<string>(9).fill('icon: «icon-star»'),
      '- cssClass: «icon-star»',
      '- cssClass: «icon-star»',
    ]);
  },
);

test('a file with a wrong ending or none at all is not reported for its content', () => {
  const problems = { 'assets/a.pdf': { kind: 'empty', promised: 'a PDF file' } } as const;
  const regions = logo('assets/a.pdf');
  expect(reported('asset-damaged', { regions, problems, assets: ['assets/a.pdf'] })).toEqual([]);
  expect(reported('asset-damaged', { problems })).toEqual([]);
});

test('captions of a recorded webinar are a WebVTT file', () => {
  const nevada = `  nevada:
    code: NV
    name: Nevada
    webinarHistory:
      - date: May 7, 2026
        sortableDate: '2026-05-07'
        title: A tour
        description: From start to finish.
        videoUrl: https://media.example/tour.mp4
        captions: assets/picture.svg
`;
  expect(reported('asset-type', { regions: nevada })).toMatchObject([
    { marked: 'captions: «assets/picture.svg»' },
  ]);
});

test('a video of the project is a file that browsers play, and a link stays one', () => {
  const changes = (url: string) =>
    [['https://video.careerexplorer.example/testimonial.mp4', url]] as const;
  expect(reported('asset-type', { changes: changes('assets/tour.mov') })).toMatchObject([
    { marked: 'url: «assets/tour.mov»', message: expect.stringContaining('.webm or .mp4') },
  ]);
  expect(reported('asset-missing', { changes: changes('assets/tour.webm') })).toHaveLength(1);
  expect(reported('asset-missing', { changes: changes('https://video.example/a.mp4') })).toEqual(
    [],
  );
});

test('the ending may be in capitals', () => {
  const sample = { regions: logo('assets/NV.SVG'), assets: ['assets/NV.SVG'] };
  expect(reported('asset-type', sample)).toEqual([]);
});

test('a brochure can be a link', () => {
  const changes = [
    ['brochureDownloadUrl: assets/brochure.pdf', 'brochureDownloadUrl: https://a.example/x'],
  ] as const;
  expect(reported('asset-outside', { changes })).toEqual([]);
});

test('a file that nothing uses is reported at its own path, and no line of another file is shown', () => {
  const [, diagnostics] = resolveSample({ assets: ['assets/old.svg'] });
  const [unused] = diagnostics.filter(({ code }) => code === 'asset-unused');
  expect(unused?.span.file).toMatchObject({ path: 'assets/old.svg', text: '' });
});

test.each(['assets/favicons/favicon.svg', 'assets/icons/LICENSE.txt'])(
  '%s needs no field that names it',
  (path) => {
    expect(reported('asset-unused', { assets: [path] })).toEqual([]);
  },
);

test('while a path is misspelt, the right file is not reported as unused', () => {
  const sample = {
    regions: '  nevada: { code: NV, name: Nevada, logoImg: assets/logos/nw.svg }\n',
    assets: ['assets/logos/nv.svg'],
  };
  expect(reported('asset-missing', sample)).toHaveLength(1);
  expect(reported('asset-unused', sample)).toEqual([]);
});

test('an icon that no field names is unused', () => {
  expect(reported('asset-unused', { assets: ['assets/icons/menu.svg'] })).toHaveLength(1);
});

test('a missing file of the defaults is reported once, however many regions show it', () => {
  const changes = [['logoImg: assets/picture.svg', 'logoImg: assets/pictures.svg']] as const;
  expect(reported('asset-missing', { changes })).toHaveLength(1);
});

test('used assets are those of fields, features and the site itself', () => {
  expect([...resolvedSite({}).usedAssets]).toEqual(
    expect.arrayContaining([
      'assets/brochure.pdf',
      'assets/icons/icon-star.svg',
      'assets/favicons/favicon.svg',
    ]),
  );
});

test('a path with backslashes is told with slashes', () => {
  const sample = { regions: logo('assets\\logos\\tx.svg'), assets: ['assets/logos/tx.svg'] };
  expect(reported('asset-outside', sample)).toMatchObject([
    { suggestion: 'assets/logos/tx.svg', message: expect.stringContaining('slashes') as string },
  ]);
});

test('a comma behind a path is what is reported of the path', () => {
  const sample = { regions: logo('assets/logos/tx.svg,'), assets: ['assets/logos/tx.svg'] };
  expect(reported('asset-missing', sample)).toMatchObject([{ suggestion: 'assets/logos/tx.svg' }]);
});

test('of the address of a picture elsewhere no file is guessed', () => {
  const regions = logo('https://lakes.example/logo.svg');
  const [found] = reported('asset-outside', { regions, assets: ['assets/sponsors/logo.svg'] });
  expect(found).not.toHaveProperty('suggestion');
});

test.each(['assets', 'assets/icons'])(
  'that %s is empty, as a submodule is that was not fetched, is one problem',
  (folder) => {
    const files = assetFiles(base);
    const paths = new Set([...files.paths].filter((path) => !path.startsWith(`${folder}/`)));
    const emptyFolderOf = (path: string) => (path.startsWith(`${folder}/`) ? folder : undefined);
    const assets = { ...files, paths, emptyFolderOf };
    const [, found] = checkProject({ ...projectAt(base), assets });
    const missing = found.filter(({ code }) => /^asset-missing|unknown-icon$/.test(code));
    expect(missing.map(({ span, message }) => [span.file.path, message])).toEqual([
      [folder, expect.stringContaining('git submodule update --init')],
    ]);
  },
);
