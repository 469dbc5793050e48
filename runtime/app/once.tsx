import { createElement } from 'react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * Makes a component that is rendered once for each object that it shows, and not once for each page. The component may
 * depend on nothing but that object.
 */
export function once<Shown extends object>(
  View: (shown: Shown) => ReactNode,
): (props: { readonly of: Shown }) => ReactNode {
  const rendered = new WeakMap<Shown, string>();
  return ({ of }) => {
    const markup = rendered.get(of) ?? renderToStaticMarkup(createElement(View, of));
    rendered.set(of, markup);
    return <Markup html={markup} />;
  };
}

/** Markup of our own rendering, put into a page as it is. */
export function Markup({ html }: { readonly html: string }): ReactNode {
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
