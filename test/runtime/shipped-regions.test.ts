import { expect, test } from 'vitest';
import { data } from '../../generated/index.ts';

function find(key: string) {
  const region = data.regions.find((each) => each.key === key);
  if (region === undefined) throw new Error(`The site has no region ${key}.`);
  return region;
}

test('what South Dakota reads of Arizona promises no industry that it lacks', () => {
  const [arizona, reused] = [find('arizona'), find('south_dakota')];
  expect(reused.headerTitle).toBe(arizona.headerTitle);
  expect(reused.headerTitleDescription).not.toMatch(/semiconductor|microchip|solar/i);
});
