import { expect, test } from 'vitest';
import { measurePicture } from '../../cli/site/picture.ts';

test.each(['.svg', '.png', '.jpg', '.jpeg', '.webp'])(
  'a %s file that is no picture has no size, and stops nothing',
  (extension) => {
    const texts = ['', 'hello', '\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR', '\xff\xd8\xff\xe0'];
    const sizes = texts.map((text) => measurePicture(Buffer.from(text, 'latin1'), extension));
    expect(sizes).toEqual([{}, {}, {}, {}]);
  },
);

test('an SVG is measured by its view box, and tells its title', () => {
  const text = '<svg viewBox="0 0 320 200"><title>Fish &amp; chips</title></svg>';
  expect(measurePicture(Buffer.from(text), '.svg')).toEqual({
    width: 320,
    height: 200,
    title: 'Fish & chips',
  });
});
