import { createContext, useContext, useEffect, useReducer } from 'react';
import type { Session } from '../session.ts';

const context = createContext<Session | undefined>(undefined);

/** Gives all that is below it the session of the open page. */
export const SessionProvider = context.Provider;

export function useSession(): Session {
  const session = useContext(context);
  if (session === undefined) throw new Error('What is shown stands below a session.');
  return session;
}

/** Renders again whenever a document was brought up to date; gives a count, and what adds to it. */
export function useUpdates(): readonly [count: number, add: () => void] {
  const session = useSession();
  const [count, add] = useReducer((before: number) => before + 1, 0);
  useEffect(() => session.onUpdate(add), [session]);
  return [count, add];
}
