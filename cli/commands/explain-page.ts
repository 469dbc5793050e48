import { count } from '../diagnostics/print/amounts.ts';
import type { CheckedProject } from '../compile/check-project.ts';
import { openSite } from '../compile/open-site.ts';
import { createPageMapper } from '../author/reach/page-map.ts';
import { createTextContext } from '../author/reach/text-context.ts';
import type { SiteManifest } from '../compile/manifest/manifest.ts';
import { openPlan } from '../compile/manifest/match.ts';
import type { PageRow } from '../compile/manifest/table.ts';
import { decodePercent } from '../compile/manifest/target.ts';
import type { PageText, TextSource } from '../author/reach/page-text.ts';
import { didYouMean } from './usage.ts';
import { createRender } from '../compile/site/render-page.ts';
import type { ExplainOptions } from './explain-target.ts';
import { describeProvenance, shortProvenance } from './explained-value.ts';
import { cutEnd, defaultColumns, joinLines, toJson, wrapText } from '../diagnostics/print/lines.ts';
import { UsageError } from '../diagnostics/command-errors.ts';

/** The page at an address, whatever its host; an unknown one is a usage error. */
export function findPage(manifest: SiteManifest, address: string): PageRow {
  const { urls, site, library } = manifest;
  const whole = address.replace(/^(?!https?:)\/*/, '/');
  if (!URL.canParse(whole, site.origin)) throw new UsageError(`${address} is no address.`);
  const { origin, pathname } = new URL(whole, site.origin);
  const { follow } = openPlan(urls);
  const inMain = origin === library?.origin ? undefined : follow('main', pathname).page;
  const found = inMain ?? follow('library', pathname).page;
  if (found !== undefined) return found;
  const known = urls.pages.map(({ url }) => url);
  const hint = didYouMean(decodePercent(pathname), known, '');
  throw new UsageError(`No page has the address ${address}.${hint}`);
}

/** The texts of a page, and where they are written. */
export function explainAddress(
  root: string,
  checked: CheckedProject,
  address: string,
  options: ExplainOptions,
): string {
  const page = findPage(checked.manifest, address);
  const site = openSite({ root }, checked);
  const context = createTextContext(site);
  const html = createRender(site, context)(page);
  const { texts } = createPageMapper({ ...site, context })(page, html);
  return explainPage(page, texts, options, noteTwin(checked.manifest, page, address));
}

/** How to ask for the library's page at a path, where nothing said which edition is meant. */
export function noteTwin({ urls, library }: SiteManifest, page: PageRow, address: string) {
  const twin = urls.pages.find(({ edition, url }) => edition === 'library' && url === page.url);
  if (!library || twin === undefined || twin === page || /^https?:/.test(address)) return undefined;
  return `The library edition has a page of this address as well: explain ${library.origin}${twin.url}`;
}

type ExplainedPage = Pick<PageRow, 'url' | 'kind' | 'region'>;

/** Every text of a page in its order, with where it is written; what says the same, once. */
export function explainPage(
  page: ExplainedPage,
  texts: readonly PageText[],
  { format, columns = defaultColumns }: ExplainOptions,
  note?: string,
): string {
  if (format === 'json') return printJson(page, texts);
  const { url, kind, region } = page;
  const printed = new Set(texts.map((text) => printText(text, columns)));
  const head = `${url} · ${kind} of ${region}, ${count(printed.size, 'text')}`;
  const below = note === undefined ? [] : wrapText(note, columns, '');
  return joinLines([head, ...below, ...printed]);
}

function printText(pageText: PageText, columns: number): string {
  const { text } = pageText;
  const label = labelOf(pageText);
  const words = text.replaceAll(/\s+/g, ' ').trim();
  return [
    '',
    cutEnd(`${label}: ${words}`, columns),
    ...placesOf(pageText).flatMap((place) => wrapText(place, columns, '  ', '    ')),
  ].join('\n');
}

/** What a text is to those who read it. */
function labelOf({ kind, attribute = '' }: PageText): string {
  if (attribute === 'content')
    return kind === 'attribute' ? 'where it is shared' : `${kind} where it is found or shared`;
  return kind === 'attribute' ? (attributeLabels[attribute] ?? 'read out') : kind;
}

const attributeLabels: Readonly<Record<string, string>> = {
  alt: 'words for a picture',
  label: 'heading of choices',
  placeholder: 'hint in a field',
  title: 'hint at the pointer',
};

/** Where its pieces are written; some are nowhere, such as the year of the copyright. */
function placesOf({ parts }: PageText): readonly string[] {
  const places = new Set(parts.flatMap(({ sources }) => sources.map(sourceWords)));
  return places.size > 0 ? [...places] : ['in no file as it stands here: made by the program'];
}

function sourceWords({ owner, field, provenance, token, asset }: TextSource): string {
  const printed = token === undefined ? '' : `{{${token}}} `;
  const inFile = asset === undefined ? '' : `, the title in ${asset}`;
  return `${shortProvenance(provenance)} · ${printed}${owner}.${field}${inFile}`;
}

function printJson({ url, kind, region }: ExplainedPage, texts: readonly PageText[]): string {
  const described = texts.map(({ parts, ...text }) => ({
    ...text,
    parts: parts.map((part) => ({
      text: part.text,
      sources: part.sources.map(({ provenance, ...source }) => {
        return { ...source, ...describeProvenance(provenance) };
      }),
    })),
  }));
  return toJson({ version: 1, url, kind, region, texts: described });
}
