import { addHeader } from './header.ts';
import type { ModuleSource } from './module.ts';
import type { Tools } from './tools.ts';

/** Makes the text of a module: fills its template, formats it, and puts the header before it. */
export async function renderModule(source: ModuleSource, tools: Tools): Promise<string> {
  const [{ default: handlebars }, prettier] = await Promise.all([
    import('handlebars'),
    import('prettier'),
  ]);
  const fill = handlebars.compile<object>(tools.templates[source.template], {
    noEscape: true,
    strict: true,
  });
  const text = fill(await source.values(), {
    helpers: { json: (value: unknown) => JSON.stringify(value) },
  });
  return addHeader(source, await prettier.format(text, { ...tools.format, parser: 'typescript' }));
}
