/**
 * What a picture must not hold: visitors who open it by its address would run it, or load what nobody here has seen. Words
 * for a marketer, with an article; undefined for what only shows something.
 */
type Finding = string | undefined;

/** Names count without regard to case and prefix: a file chooses its prefixes itself. */
export function dangerOfElement(name: string): Finding {
  if (/^(?:script|handler|listener)$/i.test(localName(name))) return `a script (<${name}>)`;
  const isPage = /^(?:foreignobject|html|body|iframe|embed|object|audio|video)$/i;
  return isPage.test(localName(name)) ? `a part of a web page (<${name}>)` : undefined;
}

export function dangerOfAttribute(name: string, value: string): Finding {
  const local = localName(name);
  const plain = value.replace(/[\0-\x20]/g, '');
  if (/^on/i.test(local) || /(?:^|;)(?:java|vb)script:/i.test(plain)) return `a script (${name})`;
  if (/^xmlns/i.test(name) && plain.endsWith('/1999/xhtml'))
    return `a part of a web page (${name})`;
  const isAddress = /^(?:href|src)$/i.test(local);
  return (isAddress && !isOwn(plain)) || loads(value) ? elsewhere(name) : undefined;
}

export function dangerOfStyles(css: string): Finding {
  return loads(css) ? elsewhere('<style>') : undefined;
}

/** Entities are declared in a document type. */
export function dangerOfDeclaration(text: string): Finding {
  return /^doctype\b/i.test(text) ? 'a document type (<!DOCTYPE>)' : undefined;
}

/** In an encoding of several bytes, what reads as a comment here could be markup for a browser. */
export function dangerOfInstruction(text: string): Finding {
  if (/^xml-stylesheet\b/i.test(text)) return elsewhere('<?xml-stylesheet>');
  const [, encoding = 'utf-8'] = /^xml\b.*\bencoding\s*=\s*["']([^"']*)/is.exec(text) ?? [];
  const isPlain = /^(?:utf-8|us-ascii|iso-8859-\d+|windows-125\d)$/i.test(encoding);
  return isPlain ? undefined : `another encoding than UTF-8 (${encoding})`;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function elsewhere(place: string): string {
  return `an address elsewhere (${place})`;
}

/** A part of the same file, or a picture of pixels or a font within it. */
function isOwn(address: string): boolean {
  return /^(?:$|#|data:(?:image\/(?!svg)|font\/|application\/(?:(?:x-)?font|octet-stream)))/i.test(
    address,
  );
}

function loads(css: string): boolean {
  const read = css.replace(/\/\*.*?\*\//gs, '').replace(/\\([\da-f]{1,6})\s?/gi, unescape);
  const addresses = read.matchAll(/(?:url|src|image|image-set)\(\s*["']?\s*([^"')]*)/gi);
  return /@import/i.test(read) || [...addresses].some(([, address = '']) => !isOwn(address));
}

/** A character that is written by its number, as style sheets may. */
function unescape(escaped: string, digits: string): string {
  const code = Number.parseInt(digits, 16);
  return code > 0x10ffff ? escaped : String.fromCodePoint(code);
}
