import { readFileSync } from 'node:fs';
import type { SiteData } from '../../../runtime/contract.ts';
import { packageVersion, programRoot } from '../program-folder.ts';
import { hashText } from '../values/hash.ts';
import { fillTemplate } from './fill-template.ts';
import type { Module } from './module.ts';
import { headOf } from './module.ts';

export function regionPath(key: string): string {
  return `regions/${key}.ts`;
}

export function silhouettePath(code: string): string {
  return `silhouettes/${code.toLowerCase()}.ts`;
}

/** The module that joins all others; two hashes say whether its inputs or its text changed. */
export function indexModule(data: SiteData): Module {
  const values = valuesOf(data);
  const template = readFileSync(`${programRoot}templates/index.hbs`, 'utf8');
  const options = readFileSync(`${programRoot}.prettierrc.json`, 'utf8');
  const tools = ['handlebars', 'prettier'].map((name) => `${name} ${packageVersion(name)}`);
  const input = hashText([...tools, options, template, JSON.stringify(values)].join('\0'));
  const head = `${headOf('regions.yaml, by templates/index.hbs')}// input ${input}, text `;
  return {
    path: 'index.ts',
    isFresh: (text) => {
      const hashed = text.slice(head.length, text.indexOf('\n', head.length));
      const body = text.slice(head.length + hashed.length);
      return text.startsWith(head) && hashText(body) === hashed;
    },
    print: async () => {
      const { format } = await import('prettier');
      const filled = await fillTemplate(template, values);
      const body = `\n\n${await format(filled, { ...JSON.parse(options), parser: 'babel-ts' })}`;
      return `${head}${hashText(body)}${body}`;
    },
  };
}

function valuesOf({ year, regions, library, silhouettes }: SiteData) {
  return {
    year,
    hasLibrary: library !== undefined,
    regions: regions.map(({ key }) => ({
      name: `region${pascalCase(key)}`,
      path: regionPath(key),
    })),
    silhouettes: Object.keys(silhouettes).map((code) => {
      return { name: `silhouette${code}`, code, path: silhouettePath(code) };
    }),
  };
}

function pascalCase(key: string): string {
  return key.replace(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase());
}
