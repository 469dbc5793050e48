/** Markup that is put together from texts, which are escaped, and from other markup, which is not. */
export interface Markup {
  readonly markup: string;
}

/** Tags a template: `html\`<p>${text}</p>\``. Lists are put one after the other. */
export function html(
  parts: TemplateStringsArray,
  ...values: readonly (string | number | Markup | readonly Markup[])[]
): Markup {
  const texts = parts.map((part, at) => part + (at < values.length ? show(values[at] ?? '') : ''));
  return { markup: texts.join('') };
}

function show(value: string | number | Markup | readonly Markup[]): string {
  if (typeof value === 'string' || typeof value === 'number') return escape(String(value));
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('');
}

const characters: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => characters[character] ?? character);
}
