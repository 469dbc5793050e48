import type { Problem } from './messages.ts';

/** What the parts of `dev` on an open page share. */
export interface Session {
  /** Where the page was served; a modal that is opened over it has another address. */
  readonly path: string;
  /** Goes with every request that writes; empty until the server has said it. */
  token: string;
  /** Calls back whenever the page was brought up to date; returns what ends that. */
  onUpdate(listener: () => void): () => void;
  /** Calls back with the warnings and notices of the YAML, now and whenever they change; returns what ends that. */
  onNotices(listener: (notices: readonly Problem[]) => void): () => void;
}

/** A session, and what passes news to its parts. */
export interface OpenSession {
  readonly session: Session;
  /** The page was brought up to date. */
  announce(): void;
  setNotices(notices: readonly Problem[]): void;
}

export function openSession(path: string): OpenSession {
  const listeners = new Set<() => void>();
  const readers = new Set<(notices: readonly Problem[]) => void>();
  let known: readonly Problem[] = [];
  const session: Session = {
    path,
    token: '',
    onUpdate(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onNotices(listener) {
      readers.add(listener);
      listener(known);
      return () => void readers.delete(listener);
    },
  };
  return {
    session,
    announce: () => listeners.forEach((listener) => listener()),
    setNotices(notices) {
      known = notices;
      readers.forEach((read) => read(notices));
    },
  };
}
