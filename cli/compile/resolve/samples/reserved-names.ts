import type { TypedText } from '../../schema/typed-texts.ts';
import type { Extent } from '../../../diagnostics/span.ts';
import type { Documents } from '../written.ts';
import { listTexts } from '../written.ts';

/** Something that is kept free for examples and stands in a text, so that it reaches nobody. */
export interface ReservedUse extends Extent {
  readonly text: TypedText;
  /** The domain, without what stands before it, or the number. */
  readonly name: string;
}

/** Hosts that nobody can own: https://www.rfc-editor.org/rfc/rfc6761#section-6. */
const reservedHost =
  /(?<![\w-])(?:[a-z\d-]+\.)+(?:example|invalid|localhost|test)(?![\w-]|\.\w)|(?<![\w-])(?:[a-z\d-]+\.)*example\.(?:com|net|org)(?![\w-]|\.\w)/gi;

/** In North America 555-0100 to 555-0199 is kept free, also in the form of a `tel:` link. */
const reservedNumber = /(?<!\d)(?:\+?1[-. ]?)?(?:\(\d{3}\) ?|\d{3}[-. ]?)?555[-. ]?01\d\d(?!\d)/g;

/** Every use of a reserved host in both files, in the order in which they are written. */
export function listReservedHosts(files: Documents): readonly ReservedUse[] {
  return usesOf(reservedHost, files).map((use) => ({ ...use, name: domainOf(use.name) }));
}

/** Every use of a reserved phone number in both files. */
export function listReservedNumbers(files: Documents): readonly ReservedUse[] {
  return usesOf(reservedNumber, files);
}

function usesOf(pattern: RegExp, files: Documents): readonly ReservedUse[] {
  return listTexts(files).flatMap((text) =>
    Array.from(text.text.matchAll(pattern), ({ 0: name, index: start }) => {
      return { text, name, start, end: start + name.length };
    }),
  );
}

/** What is registered: `careerexplorer.example` of `www.careerexplorer.example`. */
function domainOf(host: string): string {
  return host.toLowerCase().split('.').slice(-2).join('.');
}
