export function isObject(value) {
  return typeof value === 'object' && value !== null;
}

export function mapValues(object, change) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}
