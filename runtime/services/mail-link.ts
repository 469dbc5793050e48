/** A mail that a visitor is to write. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** What it begins with, for its writer to complete. */
  readonly text?: string;
}

/** The link that opens a mail (RFC 6068). */
export function mailLink({ to, subject, text = '' }: Mail): string {
  const body = encode(text.replace(/\r?\n/g, '\r\n'));
  return `mailto:${to}?subject=${encode(subject)}${body === '' ? '' : `&body=${body}`}`;
}

/** Letters of other alphabets stay: browsers encode them. */
function encode(text: string): string {
  return text.replace(/[^\w.~\u0080-\uffff-]/g, encodeURIComponent);
}
