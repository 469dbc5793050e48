// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { fillSafely, withoutTags } from '../../../runtime/forms/html/sanitize.ts';

async function sanitized(html: string): Promise<string> {
  const place = document.createElement('div');
  await fillSafely(place, html);
  return place.innerHTML;
}

test.each([
  ['<p>Thank <strong>you</strong>.</p>', '<p>Thank <strong>you</strong>.</p>'],
  ['<a href="https://a.example" onclick="x()">A</a>', '<a href="https://a.example">A</a>'],
  ['<a href="javascript:x()">A</a>', '<a>A</a>'],
  ['<script>x()</script>A', 'A'],
  ['<img src="https://spy.example/x.png" onerror="x()">A', 'A'],
  ['<p style="position:fixed" id="chooser">A</p>', '<p>A</p>'],
  ['<form action="https://a.example"><input name="a"></form>', ''],
  ['<svg><style>*{}</style></svg>', ''],
])('%s is shown as %s', async (html, expected) => {
  expect(await sanitized(html)).toBe(expected);
});

test('as text, HTML has its words alone', () => {
  expect(withoutTags('I agree to <em>A and B</em>.')).toBe('I agree to A and B.');
});
