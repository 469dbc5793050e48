// Takes out of markdown from elsewhere what would act beyond its place: our comment shows it under
// our name.

/** Elements, without attributes, that reports of this program consist of. */
const elements = [
  'details',
  'summary',
  'ins',
  'del',
  'code',
  'sub',
  'sup',
  'b',
  'em',
  'strong',
  'br',
];
const element = new RegExp(`<(?!/?(?:${elements.join('|')}) ?/?>)`, 'gi');

/**
 * What reports write in place of signs that mean something. Others could spell any sign, and so get
 * past what is looked for.
 */
const otherEntity = /&(?!(?:amp|lt|gt|#35|#64);)/g;

/** An invisible blank, behind which a sign means nothing. */
const blank = '\u200b';

/**
 * The markdown without what it could do to a reader: it mentions nobody, refers to no issue, loads
 * no picture, leads nowhere, has no HTML but what reports are made of, and no sign that turns the
 * direction of writing. Code is no exception, since what is code depends on all that stands before
 * it; reports have none but HTML's element.
 *
 * @param {string} markdown
 */
export function neutralise(markdown) {
  const text = markdown
    .replaceAll('\r\n', '\n')
    .replaceAll(
      /[\u0000-\u0008\u000b-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g,
      '',
    )
    .replaceAll(otherEntity, '&amp;')
    .replaceAll(element, '&lt;')
    .replaceAll(/(\\*)`/g, (sign, { length }) =>
      length % 2 === 1 ? sign : `${sign.slice(0, -1)}\\\``,
    )
    .replaceAll(/~{3,}/g, (signs) => signs.replaceAll('~', '\\~'))
    .replaceAll(/\](?=[(:])/g, `]${blank}`)
    .replaceAll(/(https?|ftp|mailto):/gi, `$1${blank}:`)
    .replaceAll(/\bwww\./gi, `www${blank}.`)
    .replaceAll(/(?:@|(?<!&)#|&#(?:64|35);)(?=\w)/g, `$&${blank}`)
    .replaceAll(/\bGH-(?=\d)/gi, `GH${blank}-`);
  return closed(text);
}

/** Closes what a text opened, so that nothing after it is inside. */
function closed(markdown) {
  const open = markdown.match(/<details>/gi)?.length ?? 0;
  const ends = markdown.match(/<\/details>/gi)?.length ?? 0;
  return `${markdown}${'\n</details>\n'.repeat(Math.max(0, open - ends))}`;
}
