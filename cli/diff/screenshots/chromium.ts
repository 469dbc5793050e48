import { Readable, Writable } from 'node:stream';
import { execa } from 'execa';

/** What the browser answers, or sends unasked; only the parts that are read. */
interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly sessionId?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly message: string };
}

/** A browser without a window, spoken to over two pipes (https://chromedevtools.github.io/devtools-protocol/). */
export interface Chromium {
  /** Resolves with the answer to a command. */
  ask(
    method: string,
    params?: object,
    sessionId?: string,
  ): Promise<Readonly<Record<string, unknown>>>;
  /** Acts on events of a page of some kind. */
  on(method: string, act: (params: Readonly<Record<string, unknown>>) => void): void;
  /** Resolves when it is gone, by whatever cause. */
  readonly ended: Promise<unknown>;
  close(): Promise<void>;
}

/** Starts a browser; what it loads is for the caller to answer, so it needs no sandbox of its own. */
export function startChromium(executable: string): Chromium {
  const child = execa(executable, [...flags], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    reject: false,
    // Nothing that is shown takes as long.
    timeout: 180_000,
  });
  const [input, output]: readonly unknown[] = [child.stdio[3], child.stdio[4]];
  if (!(input instanceof Writable) || !(output instanceof Readable)) {
    throw new Error('it has no pipes.');
  }
  const waiting = new Map<number, (message: Message) => void>();
  const acts = new Map<string, (params: Readonly<Record<string, unknown>>) => void>();
  listen(output, (message) => {
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else if (message.method !== undefined) acts.get(message.method)?.(message.params ?? {});
  });
  const ended = child.then(() => {
    for (const settle of waiting.values()) settle({ error: { message: 'it has ended.' } });
  });
  let last = 0;
  const ask: Chromium['ask'] = (method, params = {}, sessionId) =>
    new Promise((resolve, reject) => {
      const id = (last += 1);
      waiting.set(id, ({ result, error }) => {
        waiting.delete(id);
        if (error === undefined) resolve(result ?? {});
        else reject(new Error(error.message));
      });
      input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });
  return {
    ask,
    on: (method, act) => void acts.set(method, act),
    ended,
    async close() {
      // It may be gone before it answers.
      await ask('Browser.close').catch(() => undefined);
      await ended;
    },
  };
}

const flags = [
  '--headless=new',
  '--remote-debugging-pipe',
  '--no-sandbox',
  '--no-first-run',
  '--disable-gpu',
  '--hide-scrollbars',
];

/** Messages end in a zero. */
function listen(output: Readable, act: (message: Message) => void): void {
  let rest = '';
  output.setEncoding('utf8');
  output.on('data', (text: string) => {
    const parts = (rest + text).split('\0');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      const message: Message = JSON.parse(part);
      act(message);
    }
  });
}
