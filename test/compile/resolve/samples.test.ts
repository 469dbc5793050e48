import { expect, test } from 'vitest';
import { checkProject } from '../../../cli/compile/check-project.ts';
import { createSourceFile } from '../../../cli/diagnostics/span.ts';
import { createSampleLists } from '../../../cli/compile/resolve/samples/list-samples.ts';
import {
  listReservedHosts,
  listReservedNumbers,
} from '../../../cli/compile/resolve/samples/reserved-names.ts';
import { takeMarks } from '../../../cli/compile/resolve/samples/take-marks.ts';
import { warnOfSamples } from '../../../cli/compile/resolve/samples/warn-of-samples.ts';
import { parseYaml } from '../../../cli/compile/source/yaml.ts';
import { copyBase } from '../../commands/edited-project.ts';
import { projectAt } from '../../project-at.ts';

function documentOf(yaml: string) {
  const [document] = parseYaml(createSourceFile('regions.yaml', yaml));
  if (document === undefined) throw new Error('not sound');
  return document;
}

function taken(yaml: string) {
  return takeMarks(documentOf(yaml), 'regions');
}

/** Two files; only `regions.yaml` says the text. */
function filesWith(text: string) {
  const regions = { document: documentOf(`site:\n  provider:\n    name: '${text}'\n`) };
  return { regions, library: { document: documentOf('{}') } };
}

/** The base project with further lines below others. */
function checked(...added: readonly (readonly [below: string, lines: string])[]) {
  const project = copyBase();
  const text = added.reduce(
    (before, [below, lines]) => before.replace(below, () => `${below}\n${lines}`),
    project.read('regions.yaml'),
  );
  project.write('regions.yaml', text);
  return checkedAt(project.root);
}

function checkedAt(root: string) {
  const [site, diagnostics] = checkProject(projectAt(root));
  if (site === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return site.resolved;
}

test('a mark is taken out of its block, and names the block', () => {
  const { document, samples } = taken('site:\n  seal:\n    sample: true\n    name: Certified\n');
  expect(document.value).toEqual({ site: { seal: { name: 'Certified' } } });
  expect(samples?.map(({ pointer }) => pointer)).toEqual(['/site/seal']);
});

test('a mark with names is of these fields alone', () => {
  const { samples } = taken('defaults:\n  sample: [sponsorMsg, sponsorImg]\n  sponsorMsg: Ours\n');
  expect(samples?.map(({ pointer }) => pointer)).toEqual([
    '/defaults/sponsorMsg',
    '/defaults/sponsorImg',
  ]);
});

test('a field of the same name is no mark', () => {
  const yaml = 'defaults:\n  pages:\n    try:\n      careers:\n        sample: Sample figures\n';
  expect(taken(yaml)).toMatchObject({ diagnostics: [] });
  expect(taken(yaml).samples).toBeUndefined();
});

test.each(['false', 'yes', '[]', '{ a: 1 }', '[sponsor]'])('`sample: %s` is an error', (value) => {
  const { diagnostics } = taken(`defaults:\n  sample: ${value}\n  sponsorMsg: Ours\n`);
  expect(diagnostics.map(({ code }) => code)).toEqual(['bad-sample-mark']);
});

test('what is marked is shown as it would be without the mark', () => {
  const [plain, marked] = [checked(), checked(['  seal:', '    sample: true'])];
  expect(marked.site).toEqual(plain.site);
});

test.each([
  ['https://www.publisher.example/a', ['publisher.example']],
  ['Write to us@mail.publisher.test.', ['publisher.test']],
  ['[here](https://example.com/x)', ['example.com']],
  ['https://localhost.publisher.com', []],
  ['For example. Test it.', []],
  ['https://www.myexample.com/an.example.html', []],
])('the hosts that nobody can own in %s', (text, names) => {
  expect(listReservedHosts(filesWith(text)).map(({ name }) => name)).toEqual(names);
});

test.each([
  ['1-800-555-0199', ['1-800-555-0199']],
  ['(702) 555-0142', ['(702) 555-0142']],
  ['+1 702.555.0100', ['+1 702.555.0100']],
  ['1-800-555-0299', []],
  ['1-800-442-0199', []],
])('the numbers that nobody answers in %s', (number, names) => {
  expect(listReservedNumbers(filesWith(number)).map(({ name }) => name)).toEqual(names);
});

test('a domain is warned of once in each file, with its other places beside it', () => {
  const warnings = warnOfSamples(checked().written).filter(
    ({ span, message }) =>
      span.file.path.endsWith('regions.yaml') && message.includes('careerexplorer.example'),
  );
  expect(warnings.map(({ path, related }) => [path, related.length > 0])).toEqual([
    ['/site/origin', true],
  ]);
});

test('a region that has words of its own shows none of the sample of the defaults', () => {
  const site = checked(
    ['defaults:', '  sample: [headerTitle]'],
    ['    name: Nevada', '    headerTitle: Ours'],
  );
  const samplesOf = createSampleLists(site);
  expect(samplesOf('nevada')).not.toContain('defaults.headerTitle');
  expect(samplesOf('oklahoma')).toContain('defaults.headerTitle');
  expect(samplesOf('generic')).toContain('defaults.headerTitle');
});

test('what all pages share is sample of every edition but that of the library', () => {
  const samplesOf = createSampleLists(checked(['  seal:', '    sample: true']));
  expect(samplesOf('nevada')).toContain('site.seal');
  expect(samplesOf('library')).not.toContain('site.seal');
});

test('what this project made up is marked in every region', () => {
  const site = checkedAt(process.cwd());
  const samplesOf = createSampleLists(site);
  for (const { key } of site.regions) {
    const expected = [
      `${key}.wages`,
      'defaults.pages.localOpportunities.listing',
      'defaults.pages.upTheLadder.story',
      'site.ownership',
    ];
    expect(samplesOf(key)).toEqual(expect.arrayContaining(expected));
  }
});
