// Takes out of markdown from elsewhere what would act beyond its place: a comment of ours shows it under our name.

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
const inCode = /(^`{3,}[^\n]*\n[\s\S]*?(?:^`{3,} *$|(?![\s\S]))|`[^`\n]+`)/m;

/**
 * The markdown without what it could do to a reader: it mentions nobody, refers to no issue, loads no picture, leads to no
 * other site, has no HTML but what reports are made of, and no sign that turns the direction of writing.
 *
 * @param {string} markdown
 */
export function neutralise(markdown) {
  const visible = markdown
    .replaceAll('\r\n', '\n')
    .replaceAll(
      /[\u0000-\u0008\u000b-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g,
      '',
    );
  return balanced(
    visible
      .split(inCode)
      .map((part, index) => (index % 2 === 1 ? part : withoutEffect(part)))
      .join(''),
  );
}

/** An invisible blank behind the sign keeps GitHub from making anything of it. */
const blank = '\u200b';

function withoutEffect(text) {
  return text
    .replaceAll(element, '&lt;')
    .replaceAll(/!(?=\[)/g, '')
    .replaceAll(/\]\(\s*(?!#)[^)\s]*(?:\s+[^)]*)?\)/g, ']')
    .replaceAll(/^ {0,3}\[[^\]]+\]:.*$/gm, '')
    .replaceAll(/(https?|ftp|mailto):/gi, `$1${blank}:`)
    .replaceAll(/\bwww\./gi, `www${blank}.`)
    .replaceAll(/(?:@|(?<!&)#|&(?:#64|#x40|commat|#35|#x23|num);)(?=\w)/gi, `$&${blank}`)
    .replaceAll(/\bGH-(?=\d)/gi, `GH${blank}-`);
}

/** What is opened is closed, so that nothing that follows is inside of it. */
function balanced(markdown) {
  const fences = markdown.match(/^`{3,}/gm) ?? [];
  const open = markdown.match(/<details>/gi)?.length ?? 0;
  const closed = markdown.match(/<\/details>/gi)?.length ?? 0;
  const whole = fences.length % 2 === 0 ? markdown : `${markdown}\n${fences.at(-1)}\n`;
  return `${whole}${'\n</details>\n'.repeat(Math.max(0, open - closed))}`;
}
