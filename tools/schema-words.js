// Groups of words: `complete` on a group requires all its fields, and those of the groups in it,
// unless they are `optional`. So no list of required names stands beside the fields.
import { isObject, mapValues } from './schema-objects.js';

/** The keywords of this project, which no validator knows (cli/compile/schema/schema-node.ts). */
export const ownKeywords = [
  'alsoCalled',
  'bestLength',
  'called',
  'complete',
  'names',
  'optional',
  'partial',
  'placeholders',
  'ranges',
  'timed',
  'token',
];

/** The schema with the required names of its complete groups. */
export function completed(schema) {
  if (Array.isArray(schema)) return schema.map(completed);
  if (!isObject(schema)) return schema;
  return schema.complete ? { ...complete(schema), complete: true } : mapValues(schema, completed);
}

/**
 * The group with all fields optional, for a `partial` reference to it, and so each group that it
 * holds by name. Items of its lists, and pictures, stay complete.
 */
export function overridden(schema) {
  if (schema.type !== 'object') return schema;
  if (isObject(schema.additionalProperties)) {
    return { ...schema, additionalProperties: overridden(schema.additionalProperties) };
  }
  if (schema.properties === undefined) return schema;
  return { ...schema, required: [], properties: mapValues(schema.properties, overridden) };
}

function complete(schema) {
  if (schema.items !== undefined) return { ...schema, items: complete(schema.items) };
  if (schema.properties === undefined) return schema;
  const names = Object.keys(schema.properties);
  const required = names.filter((name) => schema.properties[name].optional !== true);
  return { ...schema, required, properties: mapValues(schema.properties, complete) };
}
