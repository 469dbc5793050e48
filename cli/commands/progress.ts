import type { CommandContext } from './command-context.ts';

/** At least so long passes from one count to the next, in milliseconds. */
const onTerminalMs = 100;
const elsewhereMs = 10_000;

/** Says on stderr what is being done: in one line of a terminal, elsewhere every ten seconds. */
export function showProgress({ stderr, env }: Pick<CommandContext, 'stderr' | 'env'>) {
  const isTerminal = stderr.isTTY === true && env['TERM'] !== 'dumb';
  let shown = performance.now();
  const report = (step: string, count?: string): void => {
    const passed = performance.now() - shown;
    const isDue = isTerminal
      ? count === undefined || passed >= onTerminalMs
      : passed >= elsewhereMs;
    if (!isDue) return;
    shown += passed;
    const line = `${count === undefined ? step : `${step}: ${count}`} …`;
    if (isTerminal) stderr.write(`\r\u001b[2K${line}`, 'painted');
    else stderr.write(`${line}\n`);
  };
  return {
    report,
    clear: (): void => void (isTerminal && stderr.write('\r\u001b[2K', 'painted')),
  };
}
