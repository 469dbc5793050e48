import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** For pipelines that keep a cache from run to run, on machines that are new each time. */
export const secretVariable = 'CAREER_SITE_CACHE_SECRET';

/** In bytes, of random ones. */
const secretLength = 32;

/**
 * What caches are signed with: the secret of the environment, or of the user on this machine. Where
 * none can be kept, a random one, so that caches outlive no command.
 */
export function readSecret(env: Environment): Uint8Array {
  const given = env[secretVariable];
  if (given !== undefined && given !== '') return Buffer.from(given);
  try {
    const path = join(stateFolder(env), 'career-site/cache-secret');
    return read(path) ?? create(path);
  } catch {
    return randomBytes(secretLength);
  }
}

/** As the XDG Base Directory Specification says, for which a relative path is none. */
export function stateFolder({ XDG_STATE_HOME: folder = '' }: Environment): string {
  return isAbsolute(folder) ? folder : join(homedir(), '.local/state');
}

/** Undefined also of a file that cannot be read, such as another user's. */
function read(path: string): Uint8Array | undefined {
  try {
    const secret = readFileSync(path);
    return secret.length === secretLength ? secret : undefined;
  } catch {
    return undefined;
  }
}

/** Atomic: of commands that make one at the same time, the last one’s stays. */
function create(path: string): Uint8Array {
  const secret = randomBytes(secretLength);
  const next = `${path}.${randomUUID()}`;
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  writeFileSync(next, secret, { flag: 'wx', mode: 0o600 });
  renameSync(next, path);
  return secret;
}
