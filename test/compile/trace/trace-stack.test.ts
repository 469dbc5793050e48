import { runInNewContext } from 'node:vm';
import { build } from 'esbuild';
import { beforeAll, describe, expect, test } from 'vitest';
import { parseReport } from '../../../cli/compile/trace/report.ts';
import { traceStack } from '../../../cli/compile/trace/trace-stack.ts';

const source = `interface Order { readonly seats: number }

export function order(seats: number): Order {
  if (seats > 30) throw new RangeError('Too many seats.');
  return { seats };
}

order(40);
`;

let code: string;
let map: string;

beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: { contents: source, loader: 'ts', sourcefile: 'forms/order.ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    outdir: '/',
    sourcemap: 'external',
  });
  code = outputFiles.find(({ path }) => path.endsWith('.js'))?.text ?? '';
  map = outputFiles.find(({ path }) => path.endsWith('.map'))?.text ?? '';
});

const script = 'https://www.example.org/assets/client-ABC123.js';

/** The stack of the error that the bundle throws. */
function thrownStack(): string {
  try {
    runInNewContext(code, {}, { filename: script });
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'stack' in error) return String(error.stack);
  }
  throw new Error('The bundle threw nothing.');
}

describe('a stack of a minified bundle', () => {
  test('is turned into places in the sources', () => {
    expect(thrownStack()).toContain(`${script}:1:`);
    const traced = traceStack(thrownStack(), (bundle) => (bundle === script ? map : undefined));
    expect(traced).toContain('RangeError: Too many seats.');
    expect(traced).toMatch(/forms\/order\.ts:4:\d+\)?\n.*forms\/order\.ts:8:1\b/);
  });

  test('of Firefox and Safari is as well', () => {
    const [, position = ''] = /:(1:\d+)/.exec(thrownStack()) ?? [];
    const traced = traceStack(`r@${script}:${position}\n@${script}:1:1\n`, () => map);
    expect(traced).toMatch(/^r@.*forms\/order\.ts:4:\d+\n/);
  });

  test('keeps what no map knows', () => {
    const stack = thrownStack();
    expect(traceStack(stack, () => undefined)).toBe(stack);
  });

  test.each(['1:0', '0:5', '99:7'])('keeps a position that is not in the map (%s)', (position) => {
    const stack = `    at ${script}:${position}`;
    expect(traceStack(stack, () => map)).toBe(stack);
  });
});

describe('a report', () => {
  test('that a page sends gives its stack, and the page and the island beside it', () => {
    const report = {
      message: 'TypeError: x',
      stack: 'TypeError: x\n    at a.js:1:2',
      island: 'CrmForm',
      environment: 'production',
      path: '/nv/quote/',
    };
    expect(parseReport(JSON.stringify(report))).toEqual({
      stack: report.stack,
      facts: ['path: /nv/quote/', 'island: CrmForm', 'environment: production'],
    });
  });

  test('of an engine whose stacks lack the message begins with the message', () => {
    const report = { message: 'TypeError: x', stack: 'r@a.js:1:2' };
    expect(parseReport(JSON.stringify(report)).stack).toBe('TypeError: x\nr@a.js:1:2');
  });

  test('cannot begin a line that a log reads as a command', () => {
    const message = 'A\r\n::error::x';
    const stack = `${message}\r\n    at a.js:1:2\r\n::error::y`;
    const { stack: printed } = parseReport(JSON.stringify({ message, stack }));
    expect(printed).toBe('A\\n::error::x\n    at a.js:1:2\n| ::error::y');
  });

  test('that is a plain stack is taken as it is', () => {
    expect(parseReport('Error: x\n    at a.js:1:2\n')).toEqual({
      stack: 'Error: x\n    at a.js:1:2',
      facts: [],
    });
  });
});
