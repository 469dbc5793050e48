export function affectedCode(
  changed: readonly string[],
  code: readonly string[],
  read: (path: string) => string,
): readonly string[];
