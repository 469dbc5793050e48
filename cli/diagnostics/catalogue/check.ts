import { error, notice, warning } from './entry.ts';
import { policyCodes, privacyCodes } from './policy.ts';

/** Follows the message about a problem that several pages have. */
export function onPages(count: number): string {
  return `The same is true of ${count.toLocaleString('en-US')} pages; this is the first.`;
}

/** Follows the message about a problem that several scripts or style sheets have. */
export function inAssets(count: number): string {
  return `The same is true of ${count.toLocaleString('en-US')} files; this is the first.`;
}

/** Follows the message about a problem that several rules of the URL table have. */
export function inRules(count: number): string {
  return `The same is true of ${count.toLocaleString('en-US')} rules; this is the first.`;
}

const linkCodes = {
  'broken-link': error(
    ({ url }: { url: string }) =>
      `Nothing answers at ${url}, so visitors who follow this link get the error page. Correct the address.`,
  ),
  'broken-anchor': error(
    ({ url, fragment }: { url: string; fragment: string }) =>
      `${url} has no element whose id is "${fragment}", so the browser stays at the top of the page. Correct what stands after the #.`,
  ),
  'link-redirects': warning(
    ({ url, to }: { url: string; to: string }) =>
      `${url} only redirects to ${to}, which costs every visitor a round trip. Link there directly.`,
  ),
  'link-outside-build': notice(
    ({ url }: { url: string }) =>
      `${url} is not part of this build. It answers only where the rest of the site is published at the same address.`,
  ),
  'broken-resource': error(
    ({ url }: { url: string }) =>
      `There is no file ${url} in the output, so browsers cannot load it. Correct the address, or build again.`,
  ),
  'unknown-form': error(
    ({ id, known }: { id: string; known: readonly string[] }) =>
      `No form of the YAML has the id "${id}", so the form service would not find it. Known: ${known.join(', ')}.`,
  ),
  'missing-file': error(
    ({ path }: { path: string }) =>
      `The output should hold ${path}, but there is no such file. Build again.`,
  ),
  'unreadable-script': error(
    ({ path }: { path: string }) =>
      `${path} is not a complete script, so browsers cannot run it. It was probably truncated or edited after the build. Build again.`,
  ),
  'stale-compression': error(
    ({ path, original }: { path: string; original: string }) =>
      `${path} is not the compressed form of ${original}, but hosts serve it in place of that file, so most visitors would get something else than was built. Build again, or delete ${path}.`,
  ),
  'meta-refresh': error(
    ({ url }: { url: string | undefined }) =>
      `The page ${url === undefined ? 'reloads itself' : `sends its visitors to ${url}`} without a click. Remove this meta element; if the page has moved, use a redirect.`,
  ),
  'base-element': error(
    ({ url }: { url: string }) =>
      `This base element makes browsers resolve every relative address of the page, including its # links, against ${url}. Remove it.`,
  ),
} as const;

const pageCodes = {
  'orphan-page': warning(
    ({ url }: { url: string }) =>
      `No other page links to ${url}, so visitors cannot find it. Link to it, or leave it out.`,
  ),
  'missing-title': error(
    () => 'The page has no title, so tabs, bookmarks and search results cannot name it.',
  ),
  'duplicate-title': warning(
    ({ title, other }: { title: string; other: string }) =>
      `"${title}" is the title of ${other} too, so tabs and search results look alike. Give each its own.`,
  ),
  'missing-description': warning(
    () => 'The page has no description, so search engines show a piece of text that they choose.',
  ),
  'duplicate-description': warning(
    ({ other }: { other: string }) =>
      `${other} has the same description, so search results look alike. Give each page its own.`,
  ),
  'missing-language': error(
    () =>
      'The page does not say its language, so screen readers may pronounce it wrongly. Write lang="en-US" on the html element.',
  ),
  'duplicate-id': error(
    ({ id }: { id: string }) =>
      `Another element of this page has the id "${id}" already, so links and labels that name it reach only the first.`,
  ),
} as const;

const accessCodes = {
  'missing-alternative': error(
    ({ element }: { element: string }) =>
      `Visitors who cannot see this ${element} learn nothing from it. Describe what it shows; a purely decorative picture has an empty alt.`,
  ),
  'unnamed-control': error(
    ({ element }: { element: string }) =>
      `This ${element} has no text, so a screen reader cannot say what it does. Put words into it, or an aria-label on it.`,
  ),
  'missing-main-heading': error(
    () => 'The page has no h1, so it does not say what it is about. Make its headline one.',
  ),
  'second-main-heading': error(
    ({ text }: { text: string }) =>
      `"${text}" is a second h1 of the page. Keep one, and make this an h2.`,
  ),
  'skipped-heading': error(
    ({ level, before }: { level: number; before: number }) =>
      `This h${level} follows an h${before}, as if a heading between them were missing. Make it an h${before + 1}.`,
  ),
} as const;

const searchCodes = {
  'missing-canonical': error(
    ({ url }: { url: string }) =>
      `The page does not name its own address, so search engines may list it under others. Link to ${url} as canonical.`,
  ),
  'wrong-canonical': error(
    ({ url, expected }: { url: string; expected: string }) =>
      `The page gives its address as ${url}, but it is ${expected}. Search engines would list the wrong one.`,
  ),
  'sitemap-omits-page': error(
    ({ url }: { url: string }) =>
      `${url} is not in the sitemap, though search engines are to list it. Build again.`,
  ),
  'sitemap-unknown-page': error(
    ({ url }: { url: string }) =>
      `The sitemap names ${url}, and this output has no such page. Build again.`,
  ),
  'sitemap-unindexed-page': error(
    ({ url }: { url: string }) =>
      `The sitemap names ${url}, and that page asks search engines not to list it. Only one of them can be right.`,
  ),
  'robots-disallow': error(
    () =>
      'This line tells all search engines to stay away from the whole site, but this is a production build. Delete the line.',
  ),
} as const;

const ruleCodes = {
  'redirect-loop': error(
    ({ path, steps }: { path: string; steps: readonly string[] }) =>
      `Requests for ${path} are redirected in a loop: ${steps.join(' → ')}. Change where one of these leads.`,
  ),
  'redirect-chain': error(
    ({ path, steps }: { path: string; steps: readonly string[] }) =>
      `Requests for ${path} are redirected more than once: ${steps.join(' → ')}. Let the first lead directly to the last.`,
  ),
  'redirect-shadows-page': error(
    ({ pattern, url }: { pattern: string; url: string }) =>
      `The redirect ${pattern} also matches ${url}, which is a page or file. Hosts differ in which of the two they answer with. Change one of the addresses.`,
  ),
  'redirect-nowhere': error(
    ({ pattern, to }: { pattern: string; to: string }) =>
      `${pattern} leads to ${to}, but nothing answers there. Change where it leads.`,
  ),
  'open-redirect': error(
    ({ target }: { target: string }) =>
      `This redirect leads to ${target}, which begins with a piece of the address that is asked for, so a link such as /x//evil.example could send visitors to another site. Build again, or write a fixed folder at its start.`,
  ),
} as const;

const sizeCodes = {
  'over-budget': error(
    ({
      what,
      budget,
      field,
      limit,
      size,
    }: Record<'what' | 'budget' | 'field', string> & Record<'limit' | 'size', number>) =>
      `${what} takes ${size} kB when it is sent, and the budget "${budget}" is ${limit} kB. Make it smaller, or allow more by ${field} in regions.yaml.`,
  ),
} as const;

/** What a deployed folder can have other than its manifest says. */
export const verifyCodes = {
  'output-missing': error(
    ({ path }: { path: string }) =>
      `The manifest lists ${path}, but it is not there. Upload the output again.`,
  ),
  'output-changed': error(
    ({ path }: { path: string }) =>
      `${path} is not the file that was built: its content has another hash. Upload the output again.`,
  ),
  'output-unlisted': error(
    ({ path }: { path: string }) =>
      `${path} is not part of the build. Delete it, or keep it out of the folder.`,
  ),
  'output-not-a-file': error(
    ({ path, kind }: { path: string; kind: string }) =>
      `${path} is a ${kind}. A build writes files only, and what this leads to is not what was built. Delete it, and upload the output again.`,
  ),
} as const;

/** What can be wrong with a built output. */
export const checkCodes = {
  ...linkCodes,
  ...pageCodes,
  ...accessCodes,
  ...searchCodes,
  ...ruleCodes,
  ...sizeCodes,
  ...policyCodes,
  ...privacyCodes,
  ...verifyCodes,
} as const;
