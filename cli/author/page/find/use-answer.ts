import { useEffect, useState } from 'react';
import { ask } from '../inspector/ask.ts';

/** Milliseconds without a keystroke after which the server is asked. */
const pause = 60;

/**
 * What the server answers to a question; undefined until it has. While another one is asked, the
 * answer to the last stays.
 *
 * @param question Undefined while there is none.
 * @param turn Another one asks again, and what was answered no longer holds.
 */
export function useAnswer<Answer>(
  path: string,
  question: string | undefined,
  turn = 0,
): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => setAnswer(undefined), [turn]);
  useEffect(() => {
    if (question === undefined) {
      setAnswer(undefined);
      return undefined;
    }
    const left = new AbortController();
    const timer = setTimeout(() => {
      void ask<Answer>(path, new URLSearchParams(question), left.signal).then((found) => {
        if (!left.signal.aborted) setAnswer(found);
      });
    }, pause);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [path, question, turn]);
  return answer;
}

/** What stands in an address behind its question mark. */
export function toQuestion(values: Readonly<Record<string, string>>): string {
  return new URLSearchParams(values).toString();
}
