import { attempt } from '../../services/attempt.ts';

/** The ids of the submissions that are not answered yet (docs/product.md F7). */
export interface SubmissionIds {
  /**
   * The id of a submission with this content: made when it is first sent, and the same in every
   * further try, also after the page was reloaded. A submission that was changed between two tries
   * has another id, because a server answers a repeat with its first answer, and the change would
   * be lost.
   */
  readonly open: (content: string) => string;
  /** Forgets an id, since its submission was answered. */
  readonly close: (content: string) => void;
}

/** The ids of this tab. The same content in two tabs is two submissions. */
export const submissionIds = createSubmissionIds();

/** The ids of a page as it is loaded. */
export function createSubmissionIds(): SubmissionIds {
  /** Keeps ids over retries, though not over reloads, in browsers that block storage. */
  const unstored = new Map<string, string>();
  return {
    open: (content) => {
      const name = storageName(content);
      const stored = attempt(() => sessionStorage.getItem(name));
      const id = stored ?? unstored.get(name) ?? createId();
      unstored.set(name, id);
      attempt(() => sessionStorage.setItem(name, id));
      return id;
    },
    close: (content) => {
      const name = storageName(content);
      unstored.delete(name);
      attempt(() => sessionStorage.removeItem(name));
    },
  };
}

/**
 * Contains a hash (FNV-1a) of the content instead of what the visitor typed. Texts that differ in a
 * single character never have the same hash.
 */
function storageName(content: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < content.length; index += 1) {
    hash = Math.imul(hash ^ content.charCodeAt(index), 0x01000193);
  }
  return `submission:${content.length}:${hash}`;
}

/** A UUID of version 4. `crypto.randomUUID` exists on secure origins only. */
function createId(): string {
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)));
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}
