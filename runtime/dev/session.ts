/** What the parts of `dev` on an open page share. */
export interface Session {
  /** Where the page was served; a modal that is opened over it has another address. */
  readonly path: string;
  /** Goes with every request that writes; empty until the server has said it. */
  token: string;
  /** Calls back whenever the page was brought up to date; returns what ends that. */
  onUpdate(listener: () => void): () => void;
}

/** A session, and what tells its parts that the page was brought up to date. */
export function openSession(path: string): {
  readonly session: Session;
  readonly announce: () => void;
} {
  const listeners = new Set<() => void>();
  const session: Session = {
    path,
    token: '',
    onUpdate(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  return { session, announce: () => listeners.forEach((listener) => listener()) };
}
