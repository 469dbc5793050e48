/** Explains that a package is missing, as after `git pull` brought a change that needs it; undefined for every other error. */
export function describeMissingPackage(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  if (error.code !== 'ERR_MODULE_NOT_FOUND') return undefined;
  const [, name] = /package '([^']+)'/.exec(error.message) ?? [];
  if (name === undefined) return undefined;
  return `The package ${name} is not installed. Run \`npm ci\` in the folder of the project, as after every \`git pull\`.`;
}
