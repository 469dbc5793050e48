import { expect, test } from 'vitest';
import { findFullDisallows } from '../../../cli/deliver/check/rules/search.ts';

test.each([
  ['User-agent: *\nAllow: /\n', []],
  ['User-agent: *\nDisallow:\n', []],
  ['User-agent: *\nDisallow: /draft/\n', []],
  ['User-agent: *\nDisallow: /\n', [2]],
  ['user-agent:*\r\ndisallow :/ # all\r\n', [2]],
  ['User-agent: *\nDisallow: /*\n', [2]],
  ['User-agent: *\nDisallow: /**\n', [2]],
  ['User-agent: *\nDisallow: /*$\n', [2]],
  ['User-agent: *\nDisallow: /$\n', []],
  ['User-agent: *\rDisallow: /\r', [2]],
  ['User-agent: *\nSitemap: /sitemap.xml\nUser-agent: GPTBot\nDisallow: /\n', [4]],
  ['User-agent: GPTBot\nDisallow: /\n', []],
  ['User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nAllow: /\n', []],
  ['User-agent: GPTBot\nUser-agent: *\nDisallow: /\n', [3]],
  ['User-agent: *\nAllow: /\n\nUser-agent: *\nDisallow: /\n', [5]],
])('%j keeps everyone out in the lines %j', (text, lines) => {
  const found = findFullDisallows(text).map(
    ({ start }) => text.slice(0, start).split(/\r\n|[\r\n]/).length,
  );
  expect(found).toEqual(lines);
});
