/** Explains that a package is missing, as after `git pull` brought a change that needs it; undefined for every other error. */
export function describeMissingPackage(error: unknown): string | undefined {
  const name = error instanceof Error && 'code' in error ? missingName(error) : undefined;
  if (name === undefined) return undefined;
  return `The package ${name} is not installed. Run \`npm ci\` in the folder of the project, as after every \`git pull\`.`;
}

/** The name of a package, and not that of a file of this program, which is a path. */
function missingName({ code, message }: Error & { readonly code: unknown }): string | undefined {
  const imported = code === 'ERR_MODULE_NOT_FOUND' ? /package '([^']+)'/.exec(message) : null;
  const required =
    code === 'MODULE_NOT_FOUND'
      ? /module '((?:@[^/']+\/)?[^@./\\'][^/\\':]*)[/']/.exec(message)
      : null;
  return (imported ?? required)?.[1];
}
