export function relatedTests(
  changed: readonly string[],
  affected: readonly string[],
  code: readonly string[],
  read: (path: string) => string,
): readonly string[];
