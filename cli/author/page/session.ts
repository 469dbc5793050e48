import type { Problem } from './messages.ts';
import type { ShownDocument } from './served-document.ts';

/** What the parts of `dev` on an open page share. */
export interface Session {
  /** The open page, and the modals that are open over it. */
  shown(): readonly [ShownDocument, ...ShownDocument[]];
  /** Goes with every request that writes; empty until the server has said it. */
  token: string;
  /**
   * Calls back whenever a document that is shown is another one or was brought up to date; returns
   * what ends that.
   */
  onUpdate(listener: () => void): () => void;
  /**
   * Calls back with the warnings and notices of the YAML, now and whenever they change; returns
   * what ends that.
   */
  onNotices(listener: (notices: readonly Problem[]) => void): () => void;
  /**
   * Calls back with the instant that pages are shown as of, now and whenever that is another one;
   * empty while that is now, and undefined until the server has said it. Returns what ends that.
   */
  onInstant(listener: (at: string | undefined) => void): () => void;
}

/** A session, and what passes news to its parts. */
export interface OpenSession {
  readonly session: Session;
  /** A document that is shown was brought up to date. */
  announce(): void;
  setModals(modals: readonly ShownDocument[]): void;
  setNotices(notices: readonly Problem[]): void;
  setInstant(at: string | undefined): void;
}

/** A value that others follow. */
function followed<Value>(first: Value) {
  const readers = new Set<(value: Value) => void>();
  let known = first;
  return {
    follow(reader: (value: Value) => void): () => void {
      readers.add(reader);
      reader(known);
      return () => void readers.delete(reader);
    },
    set(value: Value): void {
      known = value;
      readers.forEach((read) => read(value));
    },
  };
}

export function openSession(page: ShownDocument): OpenSession {
  const listeners = new Set<() => void>();
  const notices = followed<readonly Problem[]>([]);
  const instant = followed<string | undefined>(undefined);
  let modals: readonly ShownDocument[] = [];
  const announce = (): void => listeners.forEach((listener) => listener());
  const session: Session = {
    shown: () => [page, ...modals],
    token: '',
    onUpdate(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onNotices: notices.follow,
    onInstant: instant.follow,
  };
  return {
    session,
    announce,
    setModals(open) {
      modals = open;
      announce();
    },
    setNotices: notices.set,
    setInstant: instant.set,
  };
}
