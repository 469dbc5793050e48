// Groups of words: where the schema says `complete` of a group, all of its fields are required, those of the groups in it as
// well, unless they are `optional`. So no list of required names stands beside the fields.

/** The schema with the required names of its complete groups. */
export function completed(schema) {
  if (Array.isArray(schema)) return schema.map(completed);
  if (!isObject(schema)) return schema;
  return schema.complete ? { ...complete(schema), complete: true } : mapValues(schema, completed);
}

/** The same group where each field may be left out; the items of its lists, and pictures, stay complete. */
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

function isObject(value) {
  return typeof value === 'object' && value !== null;
}

function mapValues(object, change) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}
