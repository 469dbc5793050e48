// What the templates call that `tools/precompile-jsx.js` writes in place of elements. Each gives
// what preact-render-to-string gives for the same part of an element.
import { jsxAttr, jsxEscape } from 'preact/jsx-runtime';

export { jsxTemplate as template } from 'preact/jsx-runtime';

/** @param name The attribute's name with the blank before it. */
export function attribute(name: string, value: unknown): string | null {
  return value === '' ? name : jsxAttr(name, value);
}

/** An attribute to which `true` and `false` are words, as to those of ARIA. */
export function wordAttribute(name: string, value: unknown): string | null {
  return attribute(name, typeof value === 'boolean' ? String(value) : value);
}

/**
 * A value between tags: markup where that is known already, else what is to be rendered. Items of a
 * list are escaped then.
 */
export function child(value: unknown): unknown {
  return Array.isArray(value) ? value : jsxEscape(value);
}
