import { once } from 'node:events';

/** Asks the person at a terminal; undefined where there is no answer: the input ends, or Ctrl-C or Ctrl-D is pressed. */
export async function askAt(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
  question: string,
): Promise<string | undefined> {
  const { createInterface } = await import('node:readline/promises');
  const lines = createInterface({ input, output, terminal: true });
  try {
    const ended = once(lines, 'close').then(() => undefined);
    return await Promise.race([lines.question(question), ended]);
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return undefined;
    throw error;
  } finally {
    lines.close();
  }
}

/** Opens an address in the browser that the person uses. */
export async function openInBrowser(address: string): Promise<void> {
  const { default: open } = await import('open');
  await open(address);
}
