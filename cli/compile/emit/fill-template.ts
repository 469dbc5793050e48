/** Fills a template of files that programs read; `{{json value}}` writes a value as JSON. */
export async function fillTemplate(template: string, values: object): Promise<string> {
  const { default: handlebars } = await import('handlebars');
  const fill = handlebars.compile<object>(template, { noEscape: true, strict: true });
  return fill(values, { helpers: { json: (value: unknown) => JSON.stringify(value) } });
}
