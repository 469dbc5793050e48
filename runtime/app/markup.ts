const special = /[&<>"]/;
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text made safe inside an element and inside a double-quoted attribute. */
export function escapeMarkup(text: string): string {
  return special.test(text) ? text.replace(/[&<>"]/g, (mark) => entities[mark] ?? mark) : text;
}

/** ` name="value"` for each attribute. */
export function attributes(values: Readonly<Record<string, string>>): string {
  const written = Object.entries(values).map(
    ([name, value]) => ` ${name}="${escapeMarkup(value)}"`,
  );
  return written.join('');
}
