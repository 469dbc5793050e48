import { data } from '../generated/index.ts';

/**
 * Names of editions that together have all that any of them has: each kind of page, and each field
 * that one may leave out. What else differs between them is words.
 */
export function coveringEditions(): readonly string[] {
  const traits = new Map<string, ReadonlySet<string>>();
  for (const name of new Set(data.routes.pages.map(({ region }) => region))) {
    traits.set(name, new Set([...kindsOf(name), ...fieldsOf(configOf(name))]));
  }
  const missing = new Set([...traits.values()].flatMap((each) => [...each]));
  const chosen: string[] = [];
  while (missing.size > 0) {
    const gain = ([, own]: readonly [string, ReadonlySet<string>]): number =>
      [...own].filter((trait) => missing.has(trait)).length;
    const [name, own] = [...traits].reduce((best, next) => (gain(next) > gain(best) ? next : best));
    chosen.push(name);
    own.forEach((trait) => missing.delete(trait));
  }
  return chosen;
}

function configOf(name: string): unknown {
  if (name === 'library') return data.library;
  return [data.generic, ...data.regions].find(({ key }) => key === name);
}

function kindsOf(name: string): readonly string[] {
  return data.routes.pages.filter(({ region }) => region === name).map(({ kind }) => kind);
}

/** The paths of all fields; items of a list have one. */
function fieldsOf(value: unknown, path = ''): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item) => fieldsOf(item, `${path}[]`));
  if (typeof value === 'boolean') return [`${path}: ${String(value)}`];
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, part]) => fieldsOf(part, `${path}.${name}`));
}
