import { expect, test } from 'vitest';
import { parseDesignTokens, readDesignTokens } from '../../../cli/compile/emit/design-tokens.ts';

test('the colours of both schemes are read from the style sheet of the pages', () => {
  const { light, dark } = readDesignTokens();
  expect(light.paper).not.toBe(dark.paper);
  expect(light.harbor).toMatch(/^#[0-9a-f]{6}$/);
});

test('a colour that the style sheet lacks is reported by its name', () => {
  expect(() => parseDesignTokens(':root { --harbor: #000000; }')).toThrow(/--clay/);
});
