// What the templates call that `tools/precompile-jsx.js` writes in place of elements. Each gives what preact-render-to-string
// gives for the same part of an element.
import { jsxTemplate } from 'preact/jsx-runtime';
import type { VNode } from 'preact';

const special = /["&<]/;
const entities: Readonly<Record<string, string>> = { '"': '&quot;', '&': '&amp;', '<': '&lt;' };

function escape(text: string): string {
  return special.test(text) ? text.replace(/["&<]/g, (mark) => entities[mark] ?? mark) : text;
}

/** @param name The attribute's name with the blank before it. */
export function attribute(name: string, value: unknown): string {
  if (value === true || value === '') return name;
  const isAbsent = value === false || value === undefined || value === null;
  return isAbsent || typeof value === 'function' ? '' : `${name}="${escape(String(value))}"`;
}

/** An attribute to which `true` and `false` are words, as to those of ARIA. */
export function wordAttribute(name: string, value: unknown): string {
  return attribute(name, typeof value === 'boolean' ? String(value) : value);
}

/** A value between tags: markup where that is known already, else what is to be rendered. */
export function child(value: unknown): unknown {
  if (typeof value === 'string') return escape(value);
  if (typeof value === 'number') return String(value);
  return typeof value === 'object' ? value : undefined;
}

/** Markup and what stands between its parts. */
export function template(parts: string[], ...values: unknown[]): VNode {
  return jsxTemplate(parts, ...values);
}
