import { asRecord, asText } from '../../../../runtime/services/narrow.ts';
import type { KeptList } from './kept-list.ts';

/** How often a page was opened on a day. Nothing in it is of a visitor (docs/product.md C5). */
interface PageCount extends OpenedPage {
  /** In UTC, such as `2027-01-21`. */
  readonly day: string;
  readonly views: number;
}

interface OpenedPage {
  /** The path of its address. */
  readonly page: string;
  readonly region: string;
  readonly campaign?: string;
}

/** Counts that are kept at most; the oldest give way. */
const mostCounts = 2000;

/** Counts a page view in the format of any adapter; false where it is none. */
export async function countPageView(counts: KeptList, view: unknown): Promise<boolean> {
  const opened = readView(view);
  if (opened === undefined) return false;
  const day = new Date().toISOString().slice(0, 10);
  await counts.change((items) => countIn(items.map(readCount), { day, ...opened }));
  return true;
}

/** The latest day first, and of a day the page that was opened most. */
export async function listPageViews(counts: KeptList): Promise<readonly PageCount[]> {
  const listed = (await counts.read()).map(readCount);
  return listed.sort((a, b) => b.day.localeCompare(a.day) || b.views - a.views);
}

function countIn(
  counts: readonly PageCount[],
  opened: Omit<PageCount, 'views'>,
): readonly PageCount[] {
  const identity = identify(opened);
  const known = counts.find((count) => identify(count) === identity);
  const others = counts.filter((count) => count !== known);
  return [...others, { ...opened, views: (known?.views ?? 0) + 1 }].slice(-mostCounts);
}

function identify({ day, page, region, campaign }: Omit<PageCount, 'views'>): string {
  return JSON.stringify([day, page, region, campaign]);
}

function readCount(item: unknown): PageCount {
  const { day, page, region, campaign, views } = asRecord(item);
  return {
    day: asText(day),
    page: asText(page),
    region: asText(region),
    ...(typeof campaign === 'string' && { campaign }),
    views: Number(views),
  };
}

function readView(view: unknown): OpenedPage | undefined {
  const { url, props, ...own } = asRecord(view);
  const { region, campaign } = { ...own, ...asRecord(props) };
  const page = pathOf(asText(url));
  if (page === undefined || page.length > longestPath) return undefined;
  if (!/^[a-z]{2,10}$/.test(asText(region))) return undefined;
  const isCampaign = /^[\w-]{1,64}$/.test(asText(campaign));
  return { page, region: asText(region), ...(isCampaign && { campaign: asText(campaign) }) };
}

const longestPath = 200;

function pathOf(url: string): string | undefined {
  return /^https?:/.test(url) && URL.canParse(url) ? new URL(url).pathname : undefined;
}
