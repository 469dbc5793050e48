/** What may stand before the root element. */
const prolog = /^(?:\s|<\?[^]*?\?>|<!--[^]*?-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>)*/;

const parts =
  /<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>|<\?[^]*?\?>|<(?<close>\/?)(?<name>[a-z_][^\s/>]*)(?<rest>(?:[^>"']|"[^"]*"|'[^']*')*)>/gi;

export function isSvg(contents: Buffer): boolean {
  return /^<svg(?:[\s/>]|$)/.test(fromRoot(contents));
}

export function isHtml(contents: Buffer): boolean {
  const start = contents.toString('utf8', 0, 1024);
  return /^\s*<!doctype html\b/i.test(start) || /^<(html|head|body)\b/i.test(fromRoot(contents));
}

/** Whether each element ends, and ends where it should; browsers show nothing of an SVG file where one does not. */
export function isWholeSvg(contents: Buffer): boolean {
  const found = [...fromRoot(contents).matchAll(parts)];
  const open: string[] = [];
  for (const { groups } of found) {
    const { close, name, rest } = groups ?? {};
    if (name === undefined) continue;
    if (close === '/') {
      if (open.pop() !== name) return false;
    } else if (rest?.endsWith('/') !== true) open.push(name);
  }
  // A file that is cut off inside the first tag has none that ends.
  return found[0]?.index === 0 && open.length === 0;
}

function fromRoot(contents: Buffer): string {
  const text = contents.toString('utf8');
  return text.slice(prolog.exec(text)?.[0].length ?? 0);
}
