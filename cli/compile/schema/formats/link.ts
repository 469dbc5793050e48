/** Why a link must not or cannot be followed, to be read after a colon. */
export const whyUnusable = {
  program: "it would run a program in the visitor's browser",
  'hidden-character': 'there are blanks, backslashes or invisible characters in it',
  unencrypted: 'http:// is not encrypted, so others could read and change the page on its way',
  'other-scheme': 'it starts with something that browsers may not know',
  'no-scheme': 'it lacks its https://, so browsers would look for a page of this site',
  'other-host': 'two slashes lead to another site in a way that depends on the page',
  relative: 'it does not start with a slash, so it would lead somewhere else from each page',
  credentials: 'it holds a user name or a password',
  twice: 'the same address stands there twice',
  'sign-behind': 'a full stop or a comma stands behind it, as in a sentence',
  'no-dot':
    'no site can be found under its host, whose name needs a dot, as in www.careerexplorer.example',
  'odd-sign': 'the name of its host holds a quote or another sign that no name has',
  'mixed-alphabets':
    'the name of its host has letters of another alphabet that look like ours, ' +
    'so that it leads to another site than it seems to',
  'wrong-port': 'nothing answers https at the port that it names',
  'no-address': 'no address stands in it, or one that cannot exist',
  'no-number': 'a phone number in a link is digits and hyphens, as in tel:1-800-555-0199',
};

export type LinkReason = keyof typeof whyUnusable;

export interface LinkProblem {
  readonly reason: LinkReason;
  /** What was probably meant. */
  readonly instead?: string | undefined;
}

/** Takes https, `mailto:`, `tel:` and site-relative links, as browsers read them. */
export function linkProblem(written: string): LinkProblem | undefined {
  // In digits alone it is like a host with its port.
  if (/^tel:/i.test(written)) return isTelephone(written) ? undefined : { reason: 'no-number' };
  const link = withTokensAs('x', withStart(written));
  const scheme = schemeOf(link);
  if (/[\w/}][.,;]+$/.test(written) && (scheme === 'https' || written.startsWith('/')))
    return { reason: 'sign-behind', instead: ifValid(written.replace(/[.,;]+$/, '')) };
  if (scheme !== undefined && isProgram(scheme)) return { reason: 'program' };
  if (HIDDEN.test(link)) return { reason: 'hidden-character', instead: meant(encoded(written)) };
  if (scheme === 'https') return httpsProblem(link);
  if (scheme === 'mailto') return isMailto(link) ? undefined : { reason: 'no-address' };
  if (scheme === 'http') {
    return httpsProblem(encrypted(link)) ?? { reason: 'unencrypted', instead: encrypted(written) };
  }
  if (scheme !== undefined) return { reason: 'other-scheme' };
  return relativeProblem(link, written);
}

/** With what stands for the two tokens that links begin with: a path, and scheme and host. */
function withStart(written: string): string {
  return written
    .replace(/^\{\{\s*pathPrefix\s*\}\}/, '')
    .replace(/^\{\{\s*libraryOrigin\s*\}\}/, 'https://library.example');
}

function encrypted(link: string): string {
  return link.replace(/^http:\/*/i, 'https://');
}

// Where a port follows (`localhost:3000`) the colon ends no scheme.
function schemeOf(link: string): string | undefined {
  const match = /^([a-z][a-z\d+.-]*):(?!\d+(?:\/|$))/i.exec(withoutHidden(link));
  return match?.[1]?.toLowerCase();
}

function isProgram(scheme: string): boolean {
  return ['javascript', 'vbscript', 'data', 'livescript', 'blob', 'filesystem'].includes(scheme);
}

const HIDDEN = /[\0-\x20\\\x7f-\xa0\p{Cf}\p{Z}]/u;

function withoutHidden(link: string): string {
  return HIDDEN.test(link) ? link.replace(new RegExp(HIDDEN, 'gu'), '') : link;
}

/** A blank between words was meant to be in the address; other hidden characters hardly ever. */
function encoded(link: string): string {
  return withoutHidden(link.trim().replaceAll(' ', '%20'));
}

/** A link in which nothing is wrong. */
function ifValid(link: string | undefined): string | undefined {
  return link === undefined || linkProblem(link) ? undefined : link;
}

function httpsProblem(link: string): LinkProblem | undefined {
  const [, once] = /^(https:\/\/.+)\1$/i.exec(link) ?? [];
  if (once !== undefined) return { reason: 'twice', instead: ifValid(once) };
  if (!/^https:\/\/[^/?#]/i.test(link) || !URL.canParse(link))
    return { reason: 'no-address', instead: ifValid(withSlashes(link)) };
  const { username, password } = new URL(link);
  if (username !== '' || password !== '') return { reason: 'credentials' };
  const reason = hostProblem(link);
  return reason && { reason, instead: mendedHost(link, reason) };
}

/** Quotes around the name of a host, and the port of http, are left from elsewhere. */
function mendedHost(link: string, reason: LinkReason): string | undefined {
  const mended =
    reason === 'odd-sign'
      ? link.replaceAll(/["'“”„‘’]/g, '')
      : link.replace(/:(?:80|0)(?=[/?#]|$)/, '');
  return mended === link ? undefined : ifValid(mended);
}

function isMailto(link: string): boolean {
  const [address = ''] = link.slice('mailto:'.length).split('?');
  return isEmail(address);
}

/** Digits with hyphens or dots between them (RFC 3966), or a token in place of the number. */
function isTelephone(link: string): boolean {
  return /^tel:(?:\{\{[^{}]*\}\}|\+?\d(?:[-.]?\d){2,14})$/i.test(link);
}

function relativeProblem(link: string, written: string): LinkProblem | undefined {
  if (link.startsWith('//')) return { reason: 'other-host', instead: `https:${written}` };
  if (link.startsWith('/')) return undefined;
  if (/^(?:[a-z\d-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#]|$)/i.test(link)) {
    return { reason: 'no-scheme', instead: `https://${written}` };
  }
  return { reason: 'relative', instead: meant(written) };
}

/** An address that only lacks its beginning, or has more around it than belongs to a link. */
function meant(written: string): string | undefined {
  // Of no address, of a part of no page and of a file of the project nothing can be said.
  if (/^(?:#|assets\/|$)/.test(written)) return undefined;
  const address = written.replace(/^mailto(?::|%20)*/i, '');
  if (isEmail(address)) return ifValid(`mailto:${address}`);
  const [inside] = /https:\/\/[^\s<>()[\]"“”„‘’]+/i.exec(written) ?? [];
  const whole = inside ?? withSlashes(written);
  if (whole !== undefined) return ifValid(whole);
  if (/[<>()[\]]/.test(written)) return undefined;
  return ifValid(`/${written.replace(/^(?:\.{0,2}\/)+/, '')}`);
}

/** What began with `https//` or `https:/`. */
function withSlashes(written: string): string | undefined {
  const [, host] = /^https?(?::\/|\/\/)([^/].*)/i.exec(written) ?? [];
  return host === undefined ? undefined : `https://${host}`;
}

/** Scheme and host alone, without a slash at the end. */
export function isOrigin(text: string): boolean {
  return linkProblem(text) === undefined && URL.canParse(text) && new URL(text).origin === text;
}

/** Scheme and host of an address that may lack its scheme, or have more. */
export function asOrigin(text: string): string {
  const url = /^https?:\/\//i.test(text) ? text.replace(/^http:/i, 'https:') : `https://${text}`;
  const link = mendedLink(url);
  return URL.canParse(link) ? new URL(link).origin : '';
}

/** A foreign sign in the host is not mended: it would be read as another host, in Punycode. */
function mendedLink(url: string): string {
  const problem = linkProblem(url);
  const isForeign = problem?.reason === 'odd-sign' || problem?.reason === 'mixed-alphabets';
  return problem?.instead ?? (isForeign ? '' : url);
}

/** Letters of other alphabets that look like Latin ones. */
const LOOKALIKES = /^[асеорхуіјѕһԁԛԝмтнкв-]+$/u;

/** Why visitors cannot reach the host of a parsable https link, or reach another than they see. */
function hostProblem(link: string): LinkReason | undefined {
  const { hostname, port } = new URL(link);
  const typed = typedHost(link);
  if (/[^\p{L}\p{M}\p{N}.-]/u.test(typed)) return 'odd-sign';
  if (typed.split('.').some(isMixed)) return 'mixed-alphabets';
  if (!/^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z\d-]*[a-z][a-z\d-]*$/.test(hostname))
    return 'no-dot';
  return port === '80' || port === '0' ? 'wrong-port' : undefined;
}

function typedHost(link: string): string {
  return /^https:\/\/([^/?#:]*)/i.exec(link)?.[1] ?? '';
}

/** Whether a part of a host's name has letters that only look like those beside them. */
function isMixed(label: string): boolean {
  const isOther = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;
  return isOther.test(label) && (/\p{Script=Latin}/u.test(label) || LOOKALIKES.test(label));
}

/** The form of an address as people use them; addresses in quotes or at numbers are refused. */
export function isEmail(text: string): boolean {
  const local = /^[a-z\d!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z\d!#$%&'*+/=?^_`{|}~-]+)*@/i;
  const host = /@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i;
  return text.length <= 254 && local.test(text) && host.test(text) && text.split('@').length === 2;
}

/** The address in a text such as `mailto:hello@site.example` or `Us <hello@site.example>.` */
export function asEmail(text: string): string {
  const [, inside = text] = /<([^<>]+)>/.exec(text) ?? [];
  return inside
    .replace(/^mailto:/i, '')
    .replace(/\s/g, '')
    .replace(/[.,;]+$/, '');
}

/** The text with something else in the place of its tokens, whatever they stand for. */
export function withTokensAs(replacement: string, text: string): string {
  return text.replace(/\{\{[^{}]*\}\}/g, replacement);
}
