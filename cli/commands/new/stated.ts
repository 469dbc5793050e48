import type { YamlFields } from '../../edit/yaml-value.ts';

/** The fields that have a value. */
export function stated(fields: Readonly<Record<string, string | undefined>>): YamlFields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
