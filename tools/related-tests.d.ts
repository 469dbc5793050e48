export function relatedTests(
  affected: readonly string[],
  code: readonly string[],
  read: (path: string) => string,
): readonly string[];
