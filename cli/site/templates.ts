import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The templates of hosting files. */
export type HostingTemplate = 'nginx.conf' | 'worker.js' | 'viewer-request.js';

const folder = fileURLToPath(new URL('../../templates/hosting/', import.meta.url));

/** Fills the template of a hosting file; `{{json value}}` writes a value as JSON. */
export async function fillTemplate(name: HostingTemplate, values: object): Promise<string> {
  const { default: handlebars } = await import('handlebars');
  const fill = handlebars.compile<object>(read(name), { noEscape: true, strict: true });
  return fill(values, {
    helpers: { json: (value: unknown) => JSON.stringify(value) },
    partials: { 'edge-rules.js': read('edge-rules.js') },
  });
}

function read(name: string): string {
  return readFileSync(`${folder}${name}.hbs`, 'utf8');
}
