import { expect, test } from 'vitest';
import type { SchemaNode } from '../../../cli/compile/schema/schema-node.ts';
import { textsOfFormat } from '../../../cli/compile/schema/walk.ts';

const schema: SchemaNode = {
  properties: {
    title: { format: 'text' },
    film: { format: 'asset-video' },
    list: { items: { properties: { url: { format: 'asset-video' } } } },
    urls: { items: { format: 'asset-video' } },
    picture: {
      type: ['string', 'object'],
      format: 'asset-image',
      properties: { file: { format: 'asset-image' } },
    },
  },
};

test('texts of a format are found in groups and lists, and no others', () => {
  const value = { urls: ['c', 'd'], list: [{ url: 'a' }, {}, { url: 'b' }], title: 'e', film: 'f' };
  expect(textsOfFormat('asset-video', value, schema)).toEqual(['c', 'd', 'a', 'b', 'f']);
});

test('a text that can be a group is found in either form', () => {
  const pictures = (value: unknown) => textsOfFormat('asset-image', value, schema);
  expect(pictures({ picture: 'a.svg' })).toEqual(['a.svg']);
  expect(pictures({ picture: { file: 'b.svg' } })).toEqual(['b.svg']);
});

test('where nothing is written nothing is found', () => {
  expect(textsOfFormat('asset-video', { list: [] }, schema)).toEqual([]);
});
