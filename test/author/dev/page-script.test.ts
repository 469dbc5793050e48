import { expect, test } from 'vitest';
import { withPageScript } from '../../../cli/author/dev/dev-site.ts';

const page =
  '<!doctype html>\n<html lang="en-US">\n<head>\n<title>A</title>\n</head>\n<body></body>\n</html>\n';

test('a page of dev is what build writes with one script more, the first of its head', () => {
  const [before, after] = withPageScript(page).split(
    /<script type="module" src="[^"]*" data-served="[^"]*"><\/script>\n/,
  );
  expect([before, after]).toEqual([
    page.slice(0, page.indexOf('<title>')),
    page.slice(page.indexOf('<title>')),
  ]);
});

test('the script names the document that was served by its content', () => {
  expect(withPageScript(page)).not.toBe(withPageScript(page.replace('A', 'B')).replace('B', 'A'));
});
