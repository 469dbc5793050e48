import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentFields } from '../../cli/schema/content-fields.ts';
import { nodeAt } from '../../cli/schema/schema-node.ts';
import { openEditor } from './editor.ts';

const project = new URL('../..', import.meta.url).pathname;
const editor = openEditor(project);
const modeline = '# yaml-language-server: $schema=cli/schema/regions.schema.json\n';
const region = `${modeline}regions:\n  nevada:\n    code: NV\n    name: Nevada\n`;

test.each(['regions.yaml', 'library.yaml'])('an editor marks nothing in %s', async (file) => {
  expect(await editor.marked(readFileSync(`${project}${file}`, 'utf8'))).toEqual([]);
});

test('an editor offers in the defaults what regions inherit, what is acknowledged there, and nothing else', async () => {
  const offered = await editor.completed(`${modeline}defaults:\n  accent: clay\n  |\n`);
  const known = contentFields.filter((name) => name !== 'accent');
  expect(offered.toSorted()).toEqual([...known, 'acknowledge'].toSorted());
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
