import { readFileSync } from 'node:fs';
import handlebars from 'handlebars';
import { programRoot } from '../program-folder.ts';

/**
 * Fills the template of a page for those who work on a site. What is filled in is text, and becomes
 * no markup.
 */
export function fillPage(name: 'diff' | 'workbench', values: object): string {
  const template = readFileSync(`${programRoot}templates/${name}.html.hbs`, 'utf8');
  return handlebars.compile<object>(template, { strict: true })(values);
}
