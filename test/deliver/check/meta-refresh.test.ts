import { expect, test } from 'vitest';
import { readRefreshTarget } from '../../../cli/deliver/check/rules/redirects.ts';

test.each([
  ['5', undefined],
  ['0; url=', undefined],
  ['0; url=https://elsewhere.example/', 'https://elsewhere.example/'],
  ["0;URL = '//elsewhere.example/'", '//elsewhere.example/'],
  ['0;url="/plan/" more', '/plan/'],
  ['0;https://elsewhere.example/', 'https://elsewhere.example/'],
  ['0,https://elsewhere.example/', 'https://elsewhere.example/'],
  [' 0.5 https://elsewhere.example/', 'https://elsewhere.example/'],
  ['0; 1.html', '1.html'],
])('%j refreshes to %j', (content, target) => {
  expect(readRefreshTarget(content)).toBe(target);
});
