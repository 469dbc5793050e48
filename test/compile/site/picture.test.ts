import { expect, test } from 'vitest';
import { measurePicture } from '../../../cli/compile/site/assets.ts';

test.each(['.svg', '.png', '.jpg', '.jpeg', '.webp'])(
  'a %s file that is no picture has no size, and stops nothing',
  (extension) => {
    const texts = ['', 'hello', '\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR', '\xff\xd8\xff\xe0'];
    const sizes = texts.map((text) => measurePicture(Buffer.from(text, 'latin1'), extension));
    expect(sizes).toEqual([{}, {}, {}, {}]);
  },
);

test('an SVG is measured by its view box, and its title is read', () => {
  const text = '<svg viewBox="0 0 320 200"><title>Fish &amp; chips</title></svg>';
  expect(measurePicture(Buffer.from(text), '.svg')).toEqual({
    width: 320,
    height: 200,
    title: 'Fish & chips',
  });
});

test('an SVG is measured by the size that it states, in pixels alone', () => {
  const measured = (attributes: string) =>
    measurePicture(Buffer.from(`<svg ${attributes}/>`), '.svg');
  expect(measured(`width='30' height="20px" viewBox='0 0 3 2'`)).toEqual({ width: 30, height: 20 });
  expect(measured('width="100%" height="5em" viewBox=" 0,0 3 2 "')).toEqual({
    width: 3,
    height: 2,
  });
  expect(measured('width="100%"')).toEqual({});
});

test('what a comment of an SVG says is not taken for the picture', () => {
  const text = '<!-- <svg viewBox="0 0 1 1"><title>Old</title></svg> --><svg viewBox="0 0 3 2"/>';
  expect(measurePicture(Buffer.from(text), '.svg')).toEqual({ width: 3, height: 2 });
});

test.each([
  [
    '.webp',
    'UklGRjoAAABXRUJQVlA4IC4AAACwAQCdASoDAAIAAUAmJaACdLoABDAAAP7tTd/4DdfFtMv/vYL/3YL/3YL/WwAA',
  ],
  [
    '.avif',
    'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAD6AAEAAAAAAAAAHAAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEAAGF2MDEAAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAAMAAAACAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAkbWRhdBIACgg4BCsICGg0gDIOGAAAAEAAsA9iNF2MTvg=',
  ],
])('a %s picture has its size', (extension, base64) => {
  expect(measurePicture(Buffer.from(base64, 'base64'), extension)).toEqual({ width: 3, height: 2 });
});
