import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { packageVersion, programRoot } from './program-folder.ts';

/** A generated module before its text is made. */
export interface ModuleSource {
  /** Path below `generated/`. */
  readonly path: string;
  readonly template: TemplateName;
  /** What a person changes to change the module. */
  readonly madeFrom: string;
  /** Hash of everything that the text is made from, so that it is known without being made. */
  readonly input: string;
  /** What the template is filled with. */
  readonly values: object;
}

type ModuleHead = Pick<ModuleSource, 'path' | 'template' | 'madeFrom'>;

/** A module that a template makes of values. */
export function createModule(tools: Tools, head: ModuleHead, values: object): ModuleSource {
  return { ...head, input: hashInput(tools, head, JSON.stringify(values)), values };
}

/** Short, so that it doesn't distract; long enough that no two texts share one by accident. */
export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

function hashInput(tools: Tools, { template, madeFrom }: ModuleHead, basis: string): string {
  return hashText([tools.fingerprint, tools.templates[template], madeFrom, basis].join('\0'));
}

/** The files in `templates/`, one for each kind of module. */
type TemplateName =
  'generic' | 'icons' | 'index' | 'library' | 'map' | 'region' | 'routes' | 'silhouette' | 'site';

/** What turns values into the text of a module. */
export interface Tools {
  readonly templates: Readonly<Record<TemplateName, string>>;
  /** The project's own Prettier options. */
  readonly format: object;
  /** Identifies the versions and options in use. */
  readonly fingerprint: string;
}

/** Reads the templates and which formatter will be used, without loading template engine or formatter. */
export function readTools(): Tools {
  const options = readFileSync(`${programRoot}.prettierrc.json`, 'utf8');
  const format: object = JSON.parse(options);
  return {
    templates: {
      generic: readTemplate('generic'),
      icons: readTemplate('icons'),
      index: readTemplate('index'),
      library: readTemplate('library'),
      map: readTemplate('map'),
      region: readTemplate('region'),
      routes: readTemplate('routes'),
      silhouette: readTemplate('silhouette'),
      site: readTemplate('site'),
    },
    format,
    fingerprint: [versionOf('handlebars'), versionOf('prettier'), options].join('\0'),
  };
}

function readTemplate(name: TemplateName): string {
  return readFileSync(`${programRoot}templates/${name}.hbs`, 'utf8');
}

function versionOf(name: string): string {
  return `${name} ${packageVersion(name)}`;
}
