/** The code of an error of Node or of the system, such as `ENOENT`; undefined without one. */
export function errorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
