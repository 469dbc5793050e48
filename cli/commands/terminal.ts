import { once } from 'node:events';
import { commanding, escapeCharacter, visible } from '../diagnostics/visible.ts';
import type { Output } from './command-context.ts';

/** What this program has a terminal do: colour a text, and erase a line. */
const own = String.raw`\u001b\[\d+m|\r\u001b\[2K`;
const ownOrCommanding = new RegExp(`(${own})|${commanding.source}`, 'gu');

/** The only way to a terminal. Shows what it would obey; our signs in painted texts stay. */
export function openTerminal(
  stream: Pick<Output, 'isTTY' | 'columns'> & { write(text: string): unknown },
): Output {
  return {
    write: (text, painted) => stream.write(painted ? visibleButOwn(text) : visible(text)),
    get isTTY() {
      return stream.isTTY === true;
    },
    get columns() {
      return stream.columns;
    },
  };
}

function visibleButOwn(text: string): string {
  return text.replaceAll(ownOrCommanding, (found, isOwn) => isOwn ?? escapeCharacter(found));
}

/** Undefined where the input ends, or Ctrl-C or Ctrl-D is pressed. */
export async function askAt(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
  question: string,
): Promise<string | undefined> {
  const { createInterface } = await import('node:readline/promises');
  const lines = createInterface({ input, output, terminal: true });
  try {
    const ended = once(lines, 'close').then(() => undefined);
    return await Promise.race([lines.question(visible(question)), ended]);
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return undefined;
    throw error;
  } finally {
    lines.close();
  }
}

export async function openInBrowser(address: string): Promise<void> {
  const { default: open } = await import('open');
  await open(address);
}
