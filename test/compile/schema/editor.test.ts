import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { notices } from '../../../cli/compile/manifest/catalogue.ts';
import { listContentFields } from '../../../cli/compile/schema/content-fields.ts';
import { nodeAt } from '../../../cli/compile/schema/schema-node.ts';
import { openEditor } from './editor.ts';

const project = new URL('../../..', import.meta.url).pathname;
const editor = openEditor(project);
const written = parse(readFileSync(`${project}regions.yaml`, 'utf8'));
const modeline = '# yaml-language-server: $schema=generated/regions.schema.json\n';
const region = `${modeline}regions:\n  nevada:\n    code: NV\n    name: Nevada\n`;

test.each(['regions.yaml', 'library.yaml'])('an editor marks nothing in %s', async (file) => {
  expect(await editor.marked(readFileSync(`${project}${file}`, 'utf8'))).toEqual([]);
});

test('an editor offers in the defaults what regions inherit, what is acknowledged or sample there, and nothing else', async () => {
  const offered = await editor.completed(`${modeline}defaults:\n  accent: clay\n  |\n`);
  const known = listContentFields().filter((name) => name !== 'accent');
  // All required fields at once are offered as `object`.
  expect(offered.filter((name) => name !== 'object').toSorted()).toEqual(
    [...known, 'acknowledge', 'sample'].toSorted(),
  );
});

test('an editor offers in a region its own fields and those that it inherits', async () => {
  const offered = await editor.completed(`${region}    |\n`);
  const known = Object.keys(nodeAt('regions', '/regions/nevada')?.properties ?? {});
  const missing = known.filter((name) => !['code', 'name'].includes(name));
  expect(offered).toEqual(expect.arrayContaining(missing));
});

test('an editor explains an inherited field and one of the region alone', async () => {
  const text = `${region}    headerTitle: Ours\n`;
  expect(await editor.hovered(text, 'headerTitle')).toContain('The headline of the landing page.');
  expect(await editor.hovered(text, 'code')).toContain('The two capital letters of the state.');
});

test('an editor marks a name that nothing knows', async () => {
  expect(await editor.marked(`${region}    headerTitel: Ours\n`)).toContain(
    '5: Property headerTitel is not allowed.',
  );
  expect(await editor.marked(`${modeline}defaults:\n  headerTitel: Ours\n`)).toContain(
    '2: Property headerTitel is not allowed.',
  );
});

test("an editor marks a region's own field where it stands in the defaults", async () => {
  expect(await editor.marked(`${modeline}defaults:\n  code: NV\n`)).toContain(
    '2: Property code is not allowed.',
  );
});

test('an editor completes the regions that another can reuse or fall through to', async () => {
  const keys = Object.keys(written.regions);
  expect(await editor.completed(`${region}    reuse: |\n`)).toEqual(expect.arrayContaining(keys));
});

test('an editor marks an unknown region', async () => {
  expect(await markedBelow(region, '    reuse: arizone\n')).toEqual(['No region has this name.']);
});

test.each(['arizona', 'AZ', 'New_Jersey', 'newjersey', 'District of Columbia'])(
  'an editor marks nothing where a region is called %s',
  async (name) => {
    expect(await markedBelow(region, `    reuse: ${name}\n`)).toEqual([]);
  },
);

test('an editor completes the pages that one in another language can say the same as', async () => {
  const page = `${modeline}defaults:\n  blockPages:\n    familias:\n`;
  const offered = await editor.completed(`${page}      alternateOf: |\n`);
  expect(offered).toEqual(expect.arrayContaining(['families', 'news', 'questions']));
  expect(offered).not.toContain('familias');
  expect(await markedBelow(page, '      alternateOf: familys\n')).toContain(
    'No page in English has this name.',
  );
});

test('an editor completes the pictures that exist, and marks those that do not', async () => {
  expect(await editor.completed(`${region}    logoImg: |\n`)).toContain('assets/logos/default.svg');
  expect(await markedBelow(region, '    logoImg: assets/logos/defualt.svg\n')).toEqual([
    'assets/ has no such file for a picture.',
  ]);
});

test('an editor completes the icons that exist, and marks those that do not', async () => {
  const feature = `${region}    features:\n`;
  expect(await editor.completed(`${feature}      - cssClass: |\n`)).toContain('compass');
  expect(await markedBelow(feature, '      - cssClass: compas\n')).toContain(
    'assets/icons/ has no drawing of this name.',
  );
});

/** What is marked in the lines that follow a text. */
async function markedBelow(text: string, lines: string): Promise<readonly string[]> {
  const above = text.split('\n').length - 1;
  const marked = await editor.marked(text + lines);
  return marked.flatMap((mark) => {
    const [line = '', ...message] = mark.split(': ');
    return Number(line) >= above ? [message.join(': ')] : [];
  });
}

test.each([
  ['regions:\n  |\n', 'A region'],
  ['defaults:\n  webinarHistory:\n    - |\n', 'A recorded webinar'],
  ['defaults:\n  otherSites:\n    - |\n', 'A sister site'],
  ['site:\n  plans:\n    - |\n', 'An account type'],
  ['defaults:\n  webinar:\n    upcoming:\n      |\n', 'A webinar to sign up for'],
])('at %j an editor offers the snippet %j', async (text, label) => {
  expect(await editor.completed(modeline + text)).toContain(label);
});

test('an editor completes the notices that can be acknowledged, and marks what is not one', async () => {
  const offered = await editor.completed(`${region}    acknowledge:\n      - |\n`);
  expect(offered.toSorted()).toEqual([...notices].toSorted());
  expect(await editor.marked(`${region}    acknowledge: [unknown-field]\n`)).toContain(
    '5: No notice has this code.',
  );
});

test('an editor offers what a picture can say beside its path, and takes a path alone', async () => {
  const offered = await editor.completed(`${region}    sponsorImg:\n      |\n`);
  expect(offered).toEqual(expect.arrayContaining(['file', 'alt', 'decorative']));
  const logo = 'assets/logos/default.svg';
  expect(await markedBelow(region, `    sponsorImg: ${logo}\n`)).toEqual([]);
  expect(await markedBelow(region, `    sponsorImg: { file: ${logo}, alt: Ours }\n`)).toEqual([]);
  expect(await markedBelow(region, '    sponsorImg: { alt: Ours }\n')).toEqual([
    'Missing property "file".',
  ]);
  expect(await markedBelow(region, '    sponsorImg: { file: assets/no.png }\n')).toEqual([
    'assets/ has no such file for a picture.',
  ]);
});

const dated = `${region}    headerTitle:
      - value: Until then
        until: 2027-02-01
      - value: From then on
        |
`;

test('an editor offers when a value holds', async () => {
  expect(await editor.completed(dated)).toEqual(expect.arrayContaining(['from', 'until']));
  const site = `${region}    otherSites:\n      - name: Careers\n        |\n`;
  expect(await editor.completed(site)).toEqual(expect.arrayContaining(['from', 'until']));
  const webinar = `${region}    webinar:\n      upcoming:\n        - startsAt: 2027-03-18 15:30\n          |\n`;
  expect(await editor.completed(webinar)).toEqual(expect.arrayContaining(['from', 'until']));
});

test('an editor explains when a value holds', async () => {
  expect(await editor.hovered(dated.replace('|', ''), 'until:')).toContain('Until when this holds');
});

test('an editor marks no value that is timed, and what is none', async () => {
  const picture = '    logoImg:\n      - value: assets/logos/nv.svg\n        from: 2027-02-01\n';
  const accent = '    accent: [{ value: clay, from: 2027-02-01 }]\n';
  const text = dated.replace('|', 'from: 2027-02-01') + picture + accent;
  const marks = await editor.marked(`${text}    sponsorMsg: [{ value: One, form: 2027-02-01 }]\n`);
  expect(marks.filter((mark) => !/^0:|Missing property/.test(mark))).toEqual([
    expect.stringContaining('Property form is not allowed'),
  ]);
});
