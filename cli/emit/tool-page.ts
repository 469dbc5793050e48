import { readFileSync } from 'node:fs';
import handlebars from 'handlebars';
import { programRoot } from './program-folder.ts';

/** Pages for those who work on a site; they are no pages of it. */
export type ToolPage = 'diff' | 'workbench';

/** Fills the template of a page. What is filled in is text, and becomes no markup. */
export function fillPage(name: ToolPage, values: object): string {
  const template = readFileSync(`${programRoot}templates/${name}.html.hbs`, 'utf8');
  return handlebars.compile<object>(template, { strict: true })(values);
}
