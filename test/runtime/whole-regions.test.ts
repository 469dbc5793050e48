import { expect, test } from 'vitest';
import { wholeRegions } from '../../runtime/app/whole-regions.ts';
import { nevada, siteData } from './site-data.ts';

const { generic } = siteData;

test('a region takes what it does not state from the edition that it names', () => {
  const differences = { name: 'Nevada', headerTitle: 'Work in Nevada' };
  const [whole] = wholeRegions(generic, [{ key: 'nevada', from: 'generic', differences }]);
  expect(whole).toEqual({ ...generic, ...differences, key: 'nevada' });
});

test('a region takes from another one whatever their order, and that one from a third', () => {
  const [last, , first] = wholeRegions(generic, [
    { key: 'last', from: 'middle', differences: { menuHeader: 'Last' } },
    { key: 'middle', from: 'nevada', differences: { appName: 'Middle' } },
    { key: 'nevada', from: 'generic', differences: nevada },
  ]);
  expect(last).toEqual({ ...first, appName: 'Middle', menuHeader: 'Last', key: 'last' });
});

test('a region that takes from an unknown one is refused by name', () => {
  const stated = [{ key: 'nevada', from: 'utah', differences: {} }];
  expect(() => wholeRegions(generic, stated)).toThrow('No module states the region "utah".');
});
