// Groups of words: where the schema says `complete` of a group, all of its fields are required, those of the groups in it as
// well, unless they are `optional`. So no list of required names stands beside the fields.
import { isObject, mapValues } from './schema-objects.js';

/** The keywords of this project, which no validator knows (cli/compile/schema/schema-node.ts). */
export const ownKeywords = [
  ...['complete', 'optional', 'partial', 'token', 'placeholders', 'names', 'ranges', 'alsoCalled'],
  ...['called', 'timed'],
];

/** The schema with the required names of its complete groups. */
export function completed(schema) {
  if (Array.isArray(schema)) return schema.map(completed);
  if (!isObject(schema)) return schema;
  return schema.complete ? { ...complete(schema), complete: true } : mapValues(schema, completed);
}

/** The same group where each field may be left out, as a `partial` reference to it says; the items of its lists, and pictures, stay complete. */
export function overridden(schema) {
  if (schema.type !== 'object' || schema.properties === undefined) return schema;
  return { ...schema, required: [], properties: mapValues(schema.properties, overridden) };
}

function complete(schema) {
  if (schema.items !== undefined) return { ...schema, items: complete(schema.items) };
  if (schema.properties === undefined) return schema;
  const names = Object.keys(schema.properties);
  const required = names.filter((name) => schema.properties[name].optional !== true);
  return { ...schema, required, properties: mapValues(schema.properties, complete) };
}
