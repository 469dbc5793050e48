// TypeScript types of what the JSON schemas describe, for the part of JSON Schema that they use.
import { definitionName } from './schema-groups.js';

/** The type of a text with a format; any other text is a string. */
const formatTypes = {
  'asset-image': 'AssetPath',
  'asset-original': 'AssetPath',
  'asset-jpg': 'AssetPath',
  'asset-captions': 'AssetPath',
  'asset-document': 'AssetPath | Link',
  'asset-video': 'AssetPath | Link',
  link: 'Link',
};

const preamble = `/**
 * A path below the project's folder, such as \`assets/logos/nv.svg\`. The build gives it a hashed
 * URL.
 */
export type AssetPath = string;

/** An https, \`mailto:\` or site-relative URL that the content names. */
export type Link = string;

/** What a region states of a group whose fields merge by key; a list is replaced whole. */
export type Overridden<T> = T extends readonly unknown[] | Picture
  ? T
  : T extends object
    ? { readonly [Name in keyof T]?: Overridden<T[Name]> }
    : T;
`;

/** One exported type for each named schema. */
export function schemaTypes(schemas) {
  const types = Object.entries(schemas).map(
    ([name, schema]) => `${comment(schema)}export type ${typeName(name)} = ${typeOf(schema)};\n`,
  );
  return [preamble, ...types].join('\n');
}

function typeOf(schema) {
  if (schema.$ref !== undefined) {
    const name = typeName(definitionName(schema.$ref));
    return schema.partial ? `Overridden<${name}>` : name;
  }
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return union(schema.enum.map((value) => JSON.stringify(value)));
  return union([schema.type].flat().map((type) => typesByName[type](schema)));
}

const typesByName = {
  string: ({ format }) => formatTypes[format] ?? 'string',
  number: () => 'number',
  integer: () => 'number',
  boolean: () => 'boolean',
  array: ({ items }) => `readonly (${typeOf(items)})[]`,
  object: (schema) =>
    schema.properties === undefined
      ? `Readonly<Record<string, ${typeOf(schema.additionalProperties)}>>`
      : group(schema),
};

function group({ properties, required = [] }) {
  const fields = Object.entries(properties).map(([name, schema]) => {
    const mark = required.includes(name) ? '' : '?';
    return `${comment(schema)}readonly ${name}${mark}: ${typeOf(schema)};`;
  });
  return `{\n${fields.join('\n')}\n}`;
}

function union(types) {
  return types.join(' | ');
}

function comment({ description }) {
  return description === undefined ? '' : `/** ${description.replaceAll('*/', '* /')} */\n`;
}

function typeName(name) {
  return name[0].toUpperCase() + name.slice(1);
}
