import type { HtmlElement, HtmlTree } from './html/tree.ts';

/** What wakes up in the browser, and what it is given (docs/architecture.md 'Marks that others may rely on'). */
export interface Island {
  readonly name: string;
  readonly element: HtmlElement;
  /** Every text among its properties, with the name of the nearest one around it. */
  readonly texts: readonly { readonly key: string; readonly text: string }[];
}

export function listIslands({ elements }: HtmlTree): readonly Island[] {
  return elements.flatMap((element) => {
    const name = element.attributes['data-island'];
    if (name === undefined) return [];
    const texts = [...textsOf('', parse(element.attributes['data-props'] ?? '{}'))];
    return [{ name, element, texts }];
  });
}

function* textsOf(key: string, value: unknown): Generator<{ key: string; text: string }> {
  if (typeof value === 'string') yield { key, text: value };
  else if (Array.isArray(value)) for (const item of value) yield* textsOf(key, item);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) yield* textsOf(name, inner);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
