import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generatedFolder } from './write.ts';

/**
 * Gives work a folder with a copy of the project's `generated/`, to bring up to date for one build alone. It begins
 * as a copy because most modules and cards are the same there, and drawing all cards takes seconds.
 */
export async function withPrivateCopy<T>(
  root: string,
  work: (home: string) => Promise<T>,
): Promise<T> {
  const home = mkdtempSync(join(tmpdir(), 'career-site-generated-'));
  try {
    const generated = join(root, generatedFolder);
    const copied = { recursive: true, dereference: true };
    if (existsSync(generated)) cpSync(generated, join(home, generatedFolder), copied);
    return await work(home);
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
