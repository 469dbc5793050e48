import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Layout } from '../../runtime/app/layout.tsx';

test('a combination of slots without a layout is an error that names the slots', () => {
  expect(() => renderToStaticMarkup(<Layout bottom="b" sidebar="s" />)).toThrow(
    'No layout is defined for the slots sidebar, bottom.',
  );
});

test('no slot at all is an error', () => {
  expect(() => renderToStaticMarkup(<Layout />)).toThrow('for the slots (none).');
});

test('the order in which slots are given does not matter', () => {
  const markup = renderToStaticMarkup(<Layout content="second" title="first" />);
  expect(markup.indexOf('first')).toBeLessThan(markup.indexOf('second'));
});

test('a sidebar is next to the content as an aside', () => {
  const markup = renderToStaticMarkup(<Layout title="t" content="c" sidebar="s" />);
  expect(markup).toContain('<aside class="page__sidebar">s</aside>');
});

test('columns share the width by their number', () => {
  const markup = renderToStaticMarkup(<Layout title="t" columns={['a', 'b', 'c']} />);
  expect(markup.match(/page__column--of-3/g)).toHaveLength(3);
});
