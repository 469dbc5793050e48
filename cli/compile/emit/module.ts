import { hashText } from '../values/hash.ts';
import { readFileSync } from 'node:fs';
import { onceEach } from '../values/once.ts';
import { packageVersion, programRoot } from '../program-folder.ts';

export interface ModuleContent {
  /** Path below `generated/`. */
  readonly path: string;
  readonly template: TemplateName;
  /** What a person changes to change the module. */
  readonly madeFrom: string;
  /** What the template is filled with. */
  readonly values: object;
}

/** Hash of everything that the text of a module is made from, so that it is known without being made. */
export function inputOf({ template, madeFrom, values }: ModuleContent, tools: Tools): string {
  const basis = [tools.fingerprint, tools.readTemplate(template), madeFrom, JSON.stringify(values)];
  return hashText(basis.join('\0'));
}

/** The files in `templates/`, one for each kind of module. */
type TemplateName =
  'generic' | 'icons' | 'index' | 'library' | 'map' | 'region' | 'routes' | 'silhouette' | 'site';

/** What turns values into the text of a module. */
export interface Tools {
  readonly readTemplate: (name: TemplateName) => string;
  /** The project's own Prettier options. */
  readonly format: object;
  /** Identifies the versions and options in use. */
  readonly fingerprint: string;
}

/** Says what will be used, without loading template engine or formatter. */
export function readTools(): Tools {
  const options = readFileSync(`${programRoot}.prettierrc.json`, 'utf8');
  const versions = ['handlebars', 'prettier'].map((name) => `${name} ${packageVersion(name)}`);
  return {
    readTemplate: onceEach((name) => readFileSync(`${programRoot}templates/${name}.hbs`, 'utf8')),
    format: JSON.parse(options),
    fingerprint: [...versions, options].join('\0'),
  };
}
