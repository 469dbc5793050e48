import type { Code } from '../diagnostics/codes.ts';
import { explainCode } from '../diagnostics/explain.ts';

/** What a code means, why it matters and what to do. */
export function formatCode(code: Code, format: 'pretty' | 'json'): string {
  const explained = explainCode(code);
  if (format === 'json') return `${JSON.stringify({ version: 1, ...explained }, undefined, 2)}\n`;
  const { severity, meaning, reason, fix } = explained;
  return [
    `${code} (${severity})`,
    '',
    `What is wrong: ${meaning}`,
    `Why it matters: ${reason}`,
    `What to do: ${fix}`,
    '',
  ].join('\n');
}
