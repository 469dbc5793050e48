import { readFileSync } from 'node:fs';
import { packageVersion } from './package-version.ts';
import { programRoot } from './program-folder.ts';

/** The files in `templates/`, one for each kind of module. */
export type TemplateName =
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
