import { count, joinParts } from '../../diagnostics/print/amounts.ts';
import type { DatedChange } from './next-change.ts';
import { nextChanges, securityExpiry } from './next-change.ts';
import type { ResolvedSite } from './resolved.ts';

/** What time changes until an instant, one after the other, and what the site is from then on. */
export function* listChanges<Site extends { readonly resolved: ResolvedSite }>(
  first: Site,
  until: string,
  siteAt: (at: string) => Site,
) {
  let site = first;
  for (;;) {
    const changes = nextChanges(site.resolved, securityExpiry(site.resolved));
    const [{ at }] = changes;
    if (at > until) return;
    site = siteAt(at);
    yield { at, changes, site };
  }
}

const words: Readonly<Record<DatedChange['what'], string>> = {
  'webinar-begins': 'a webinar begins',
  'webinar-ends': 'a webinar is over',
  'year-begins': 'a year begins',
  'value-begins': 'a value begins to hold',
  'value-ends': 'a value no longer holds',
  'security-expires': 'security.txt runs out',
};

/** What happens, to whom: `Nevada: a webinar begins, “A first lesson”`. */
export function headlineOf(
  { what, field, title, regions }: DatedChange,
  { generic, regions: all }: ResolvedSite,
): string {
  const names = new Map([generic, ...all].map(({ key, config }) => [key, config.name]));
  const named = regions.map((key) => names.get(key) ?? key);
  const many = named.length > 3 ? count(named.length, 'region') : named.join(', ');
  const event = joinParts([field ?? many, words[what]], ': ');
  return title === undefined ? event : `${event}, “${title}”`;
}
