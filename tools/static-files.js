// What of a folder from elsewhere can be put on a host: files to be read, and nothing that a host
// would run or obey.
import { cpSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What a preview may have at most; a build of all regions has about 5,000 files and 60 MB. */
const limits = { files: 20_000, bytes: 500_000_000 };

/** Names that Cloudflare or Netlify take for a program, or for rules of their own. */
const hostFiles =
  /^(?:_worker\.js|_routes\.json|_headers|_redirects|functions|netlify\.toml|wrangler\..*)$/i;

/**
 * Copies the files that visitors can be served into a new folder. Links are left out, and so are
 * hidden files but `.well-known`. Throws where there are more than a preview may have.
 *
 * @param {string} from
 * @param {string} to
 */
export function copyStaticFiles(from, to) {
  const found = [...below(from, '')];
  const bytes = found.reduce((sum, { size }) => sum + size, 0);
  if (found.length > limits.files || bytes > limits.bytes)
    throw new Error(`${found.length} files of ${bytes} bytes are too many for a preview.`);
  mkdirSync(to);
  for (const { path } of found) cpSync(join(from, path), join(to, path));
}

function* below(folder, path) {
  for (const name of readdirSync(join(folder, path))) {
    const inner = join(path, name);
    const isHidden = name.startsWith('.') && name !== '.well-known';
    if (isHidden || (path === '' && hostFiles.test(name))) continue;
    const file = lstatSync(join(folder, inner));
    if (file.isDirectory()) yield* below(folder, inner);
    else if (file.isFile()) yield { path: inner, size: file.size };
  }
}
