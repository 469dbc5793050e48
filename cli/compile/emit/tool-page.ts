import { readFileSync } from 'node:fs';
import handlebars from 'handlebars';
import { programRoot } from '../program-folder.ts';

/** Fills the template of a tool's page. Values are text and never become markup. */
export function fillPage(name: 'agenda' | 'diff' | 'fields' | 'workbench', values: object): string {
  const template = readFileSync(`${programRoot}templates/${name}.html.hbs`, 'utf8');
  return handlebars.compile<object>(template, { strict: true })(values);
}
