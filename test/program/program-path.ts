/**
 * Path of a program that tools/ found or got before the tests; a module of nginx is one as well.
 *
 * @throws where it is missing
 */
export function programPath(
  variable:
    | 'NGINX_PATH'
    | 'NGINX_BROTLI_PATH'
    | 'WRANGLER_PATH'
    | 'ACTIONLINT_PATH'
    | `NODE_${number}_PATH`,
): string {
  const path = process.env[variable];
  if (path === undefined)
    throw new Error(`${variable} was not found. Install it, or run \`npm test\`.`);
  return path;
}
