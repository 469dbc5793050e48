import { once } from 'node:events';
import type { ReadStream, WriteStream } from 'node:tty';

/** Asks the person at a terminal; undefined where the input ends without an answer. */
export async function askAt(
  input: ReadStream,
  output: WriteStream,
  question: string,
): Promise<string | undefined> {
  const { createInterface } = await import('node:readline/promises');
  const lines = createInterface({ input, output });
  try {
    const ended = once(lines, 'close').then(() => undefined);
    return await Promise.race([lines.question(question), ended]);
  } finally {
    lines.close();
  }
}
