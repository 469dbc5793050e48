// The JSON schemas of cli/compile/schema/ as the program uses them.
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isObject, mapValues } from './schema-objects.js';
import { completed, overridden } from './schema-words.js';

export const schemaFolder = fileURLToPath(new URL('../cli/compile/schema/', import.meta.url));
const ending = '.schema.json';

/** The schemas by name, such as `pages/plan`, with groups that `allOf` divides joined. */
export function readSchemas() {
  const files = readdirSync(schemaFolder, { recursive: true, encoding: 'utf8' });
  const names = files
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length));
  const schemas = Object.fromEntries(
    names.sort().map((name) => [name, completed(readSchema(name))]),
  );
  return withGroupsJoined(schemas, definitionsOf(schemas));
}

/** What all schemas define. No two define the same name. */
export function definitionsOf(schemas) {
  return Object.assign({}, ...Object.values(schemas).map(({ definitions }) => definitions));
}

/** A schema with each reference replaced by what it refers to. */
export function withoutReferences(schema, definitions) {
  if (Array.isArray(schema)) return schema.map((item) => withoutReferences(item, definitions));
  if (!isObject(schema)) return schema;
  if (schema.$ref !== undefined) {
    const name = definitionName(schema.$ref);
    if (definitions[name] === undefined) {
      throw new Error(`No schema has a definition of "${name}", which "${schema.$ref}" refers to.`);
    }
    const meant = withoutReferences(definitions[name], definitions);
    return schema.partial ? overridden(meant) : meant;
  }
  return mapValues(schema, (value) => withoutReferences(value, definitions));
}

/** The name that a reference leads to. */
export function definitionName(reference) {
  return reference.replace(/^.*#\/definitions\//, '');
}

function readSchema(name) {
  const text = readFileSync(schemaFolder + name + ending, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`cli/compile/schema/${name}${ending} is no JSON: ${error.message}`, {
      cause: error,
    });
  }
}

// Draft-07 cannot close a group that is written in several parts.
function withGroupsJoined(schema, definitions) {
  if (Array.isArray(schema)) return schema.map((item) => withGroupsJoined(item, definitions));
  if (!isObject(schema)) return schema;
  const inner = mapValues(schema, (value) => withGroupsJoined(value, definitions));
  if (!inner.allOf?.some(({ $ref }) => $ref)) return inner;
  const { allOf, partial, ...own } = inner;
  const groups = allOf.map(({ $ref }) =>
    withGroupsJoined(definitions[definitionName($ref)], definitions),
  );
  return joined([
    own,
    ...(partial ? groups.map((group) => asPartial(group, definitions)) : groups),
  ]);
}

/** A region states of the words of a page those that it changes (docs/product.md R3). */
function asPartial(group, definitions) {
  const isComplete = ({ $ref }) => $ref && definitions[definitionName($ref)].complete;
  const properties = mapValues(group.properties, (property) =>
    isComplete(property) ? { ...property, partial: true } : property,
  );
  return { ...group, required: [], properties };
}

function joined(groups) {
  const [{ description, ...first }] = groups;
  return {
    ...Object.assign({}, ...groups),
    ...first,
    description,
    required: groups.flatMap(({ required = [] }) => required),
    properties: Object.assign({}, ...groups.map(({ properties }) => properties)),
  };
}
