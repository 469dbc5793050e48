import { afterEach } from 'vitest';

/**
 * Lines of a failure: what differs first is enough to see what is wrong, and a whole document hides
 * it.
 */
const most = 60;

afterEach(({ task }) => {
  for (const error of task.result?.errors ?? []) {
    error.message = shorten(error.message);
    if (error.diff !== undefined) error.diff = shorten(error.diff);
    if (error.stack !== undefined) error.stack = shortenStack(error.stack);
  }
});

function shorten(text: string): string {
  const lines = text.split('\n');
  if (lines.length <= most) return text;
  return [...lines.slice(0, most), `… and ${String(lines.length - most)} more lines`].join('\n');
}

/** It begins with the message. */
function shortenStack(stack: string): string {
  const at = stack.search(/\n {4}at /);
  return at === -1 ? shorten(stack) : shorten(stack.slice(0, at)) + stack.slice(at);
}
