import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TypedText } from '../../../cli/author/page/inspector/TypedText.tsx';

test('a text that is quoted has its tokens as chips', () => {
  const markup = renderToStaticMarkup(<TypedText text="Over {{claims.careers}} careers" />);
  expect(markup).toBe('Over <span class="chip">claims.careers</span> careers');
});

test('a text without tokens is quoted as it is', () => {
  expect(renderToStaticMarkup(<TypedText text="A {count} of careers" />)).toBe(
    'A {count} of careers',
  );
});
