import { fillIn } from './fill-in.ts';

/** A mail that a visitor is to write. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** What it begins with, some for its writer to complete. */
  readonly lines?: readonly string[];
}

/** The link that opens a mail, with the placeholders of its lines replaced (RFC 6068). */
export function mailLink(
  { to, subject, lines = [] }: Mail,
  values: Readonly<Record<string, string>> = {},
): string {
  const body = lines.map((line) => encode(`${fillIn(line, values)}\r\n`)).join('');
  return `mailto:${to}?subject=${encode(subject)}${body === '' ? '' : `&body=${body}`}`;
}

/** Letters of other alphabets stay: browsers encode them. */
function encode(text: string): string {
  return text.replace(/[^\w.~\u0080-\uffff-]/g, encodeURIComponent);
}
