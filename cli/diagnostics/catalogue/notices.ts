import type { Named } from './entry.ts';
import { byField, notice, rewording } from './entry.ts';

/** How many names a message lists before it counts the rest. */
const most = 3;

export interface ForeignName {
  readonly name: string;
  readonly readers: readonly string[];
  /** How many pages of theirs show it, or at most; undefined where the schema states none. */
  readonly pages: { readonly count: number; readonly isExact: boolean } | undefined;
}

/** What is allowed between the places of the files, and may not be meant. */
export const noticeCodes = {
  'foreign-name': byField(
    rewording.warning(
      ({ name, readers, pages }: ForeignName) =>
        `This text names ${name}, and visitors of ${someOf(readers)} read it too${onPages(pages)}. Write {{regionName}} where the region of the page is meant. If ${name} itself is meant, acknowledge it for this field, or give the other${readers.length > 1 ? 's words of their own' : ' words of its own'}.`,
    ),
  ),
  'claim-as-figure': rewording.notice(
    ({ typed, name, token }: Record<'typed' | 'name' | 'token', string>) =>
      `"${name}" states the figure ${typed} already. Typed here again, it would stay when that changes. Write ${token}.`,
  ),
  'same-as-default': rewording.notice(
    ({ region, field }: Named) =>
      `"${field}" of "${region}" changes nothing: without it the region shows the same, because "defaults" states it. Delete it, so that a change of the default reaches this region too.`,
  ),
  'shared-webinar-form': notice(
    ({ id, region, other }: Record<'id' | 'region' | 'other', string>) =>
      `"${region}" and "${other}" sign up by the same form, ${id}. That is right for one webinar of both; otherwise write the id of the form of "${region}".`,
  ),
} as const;

function onPages(pages: ForeignName['pages']): string {
  if (pages === undefined || pages.count === 0) return '';
  const { count, isExact } = pages;
  return `, on ${isExact ? '' : 'up to '}${String(count)} ${count === 1 ? 'page' : 'pages'}`;
}

function someOf(names: readonly string[]): string {
  const shown = names.length > most + 1 ? names.slice(0, most) : names;
  const rest = names.length - shown.length;
  const all = rest === 0 ? shown : [...shown, `${String(rest)} others`];
  const last = all.at(-1) ?? '';
  return all.length < 2 ? last : `${all.slice(0, -1).join(', ')} and ${last}`;
}
