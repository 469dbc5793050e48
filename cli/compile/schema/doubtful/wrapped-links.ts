import { always, error } from '../../../diagnostics/catalogue/entry.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { reporter } from '../../source/locate-piece.ts';
import type { TypedText } from '../typed-texts.ts';

export const codes = {
  'wrapped-link': error(
    'This address was copied from a mail or a search, and leads through a program that follows who opens it. Write [{address}|the address of the page itself].',
    'An address is that of a scanner of mails or of a search engine, which leads on to another.',
    'Visitors would be led through a service of others, whose addresses stop to work.',
    'Open the link, and copy the address of the page that it leads to.',
    { fixable: always },
  ),
} as const;

const { atPiece } = reporter(codes);

/** Addresses of scanners of mails and of search engines that lead to another one. */
const WRAPPED =
  /https:\/\/(?:[\w.-]*(?:safelinks\.protection\.outlook\.com\/|www\.google\.com\/url)\?[^\s)]*?\b(?:url|q)=|urldefense(?:\.proofpoint)?\.(?:com|us)\/)[^\s)]*/g;

/** Finds addresses that were copied from a mail, and lead through a program that reads along. */
export function* findWrappedLinks(typed: TypedText): Generator<Diagnostic> {
  for (const { 0: address, index } of typed.text.matchAll(WRAPPED)) {
    const instead = unwrapped(address);
    const piece = { start: index, end: index + address.length, instead };
    yield atPiece(typed, 'wrapped-link', { address: instead }, piece);
  }
}

/** The address that a wrapped one leads to; undefined where it cannot be read. */
function unwrapped(address: string): string | undefined {
  try {
    const isProofpoint = address.startsWith('https://urldefense');
    const inner = isProofpoint ? readProofpoint(address) : readQuery(address);
    return /^https?:\/\//.test(inner ?? '') && URL.canParse(inner ?? '') ? inner : undefined;
  } catch {
    return undefined;
  }
}

function readQuery(address: string): string | undefined {
  const [, inner] = /\b(?:url|q)=([^&]+)/.exec(address) ?? [];
  return inner && decodeURIComponent(inner);
}

/**
 * Proofpoint's `/v2/url?u=https-3A__…` has `-` for percent signs and `_` for slashes;
 * `/v3/__https://…__;…!!` has stars for characters that follow in base64.
 */
function readProofpoint(address: string): string | undefined {
  const [, second] = /\/v2\/url\?(?:.*?&)?u=([^&]+)/.exec(address) ?? [];
  if (second !== undefined)
    return decodeURIComponent(second.replaceAll('-', '%').replaceAll('_', '/'));
  const [, third, encoded = ''] = /\/v3\/__(.+?)__;([\w-]*)!/.exec(address) ?? [];
  return third && withCharacters(third, Buffer.from(encoded, 'base64url').toString());
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** One for `*`; for `**` as the base64 digit behind says, plus two. Undefined if they don't fit. */
function withCharacters(starred: string, characters: string): string | undefined {
  const left = [...characters];
  let missing = 0;
  const filled = starred.replaceAll(/\*(?:\*([\w-]))?/g, (_, digit?: string) => {
    const count = digit === undefined ? 1 : DIGITS.indexOf(digit) + 2;
    const taken = left.splice(0, count);
    missing += count - taken.length;
    return taken.join('');
  });
  return missing === 0 && left.length === 0 ? filled : undefined;
}
