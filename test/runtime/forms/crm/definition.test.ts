import { expect, test } from 'vitest';
import { readDefinition } from '../../../../runtime/forms/crm/definition.ts';
import { formOf } from './form-of.ts';

test.each([
  undefined,
  null,
  'x',
  {},
  { formFieldGroups: {} },
  { formFieldGroups: [{ fields: [] }] },
])('%o is no form definition', (answer) => {
  expect(readDefinition(answer, undefined)).toBeUndefined();
});

test('unknown properties do no harm', () => {
  const [group] = formOf([{ name: 'a', isSmartField: true }], { guid: 'x' }).groups;
  expect(group?.fields).toMatchObject([{ name: 'a', label: 'a', required: false }]);
});

test('a field without a name, and one that is not enabled, are passed over', () => {
  const [group] = formOf([
    { label: 'A' },
    { name: 'b', enabled: false },
    null,
    { name: 'c' },
  ]).groups;
  expect(group?.fields.map(({ name }) => name)).toEqual(['c']);
});

test('options are sorted by displayOrder', () => {
  const options = [
    { value: 'b', label: 'B', displayOrder: 2 },
    { value: 'c', label: 'C', displayOrder: 0 },
    { value: 'a', label: 'A', displayOrder: 1 },
  ];
  const [group] = formOf([{ name: 'a', options }]).groups;
  expect(group?.fields[0]?.options.map((option) => option.value)).toEqual(['c', 'a', 'b']);
});

test('options without displayOrder stay in their order', () => {
  const options = [{ value: 'b' }, { value: 'a', displayOrder: -1 }, { value: 'c' }];
  const [group] = formOf([{ name: 'a', options }]).groups;
  expect(group?.fields[0]?.options.map((option) => option.label)).toEqual(['b', 'a', 'c']);
});

test('the text before a group is read', () => {
  const group = { richText: { content: '<p>Hello</p>' }, fields: [{ name: 'a' }] };
  const definition = readDefinition({ formFieldGroups: [group] }, undefined);
  expect(definition?.groups[0]?.richText).toBe('<p>Hello</p>');
});
