import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from '../../runtime/components/picture/Picture.tsx';

const drawing = { url: '/assets/a.svg', width: 4, height: 3, title: 'The title' };

function alternativeOf(picture: ReactElement): string | undefined {
  return / alt="([^"]*)"/.exec(renderToStaticMarkup(picture))?.[1];
}

test.each([
  ['the title of the file', <Picture asset={drawing} />, 'The title'],
  ['what the page says instead', <Picture asset={drawing} alt="Libraries" />, 'Libraries'],
  ['what is written beside the path', <Picture asset={{ ...drawing, alt: 'Here' }} />, 'Here'],
  [
    'what is written beside the path rather than what the page says',
    <Picture asset={{ ...drawing, alt: 'Here' }} alt="Libraries" />,
    'Here',
  ],
  ['nothing where it is decorative', <Picture asset={{ ...drawing, alt: '' }} />, ''],
  [
    'what the page says where it is decorative and all that a link holds',
    <Picture asset={{ ...drawing, alt: '' }} alt="Libraries" />,
    'Libraries',
  ],
])('the alternative of a picture is %s (R16)', (_, picture, alternative) => {
  expect(alternativeOf(picture)).toBe(alternative);
});
