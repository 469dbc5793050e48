import type { Cause } from '../causes.ts';
import type { Change } from '../told.ts';

/** Where a cause is typed: `regions.yaml:412`; of a whole file its path. */
export function placeOf({ file, line, source, version }: Cause): string {
  if (source.kind === 'asset') return file;
  return version === 'old' ? `${file}:${line} (before)` : `${file}:${line}`;
}

/** What was done there: `defaults.headerTitle changed`. */
export function describeAction({ field, action, source }: Cause): string {
  if (source.kind !== 'asset') return `${field} ${action}`;
  return action === 'changed' ? 'is another file' : action;
}

/** What a change is, where it is not read word by word. */
export function describeChange({ kind, before, after, label }: Change): string {
  const subject = label === undefined ? '' : `“${label}” `;
  if (before === after) return `${before ?? 'markup'} looks different`;
  if (kind === 'link') {
    if (before === undefined) return `${subject}leads to ${String(after)}`;
    if (after === undefined) return `${subject}led to ${before}`;
    return `${subject}leads to ${after}, not ${before}`;
  }
  if (before === undefined) return `${String(after)} is new`;
  if (after === undefined) return `${before} is gone`;
  return `${before} → ${after}`;
}

/** Where on a page: `heading and title`. */
export function describeRoles({ kind, roles, before, after }: Change): string {
  const names = kind === 'price' ? ['price'] : roles.map((role) => roleNames[role] ?? role);
  const listed = [...new Set(names)].join(', ');
  if (before === undefined && kind !== 'link') return `new ${listed}`;
  return after === undefined && kind !== 'link' ? `gone ${listed}` : listed;
}

const roleNames: Readonly<Record<string, string>> = {
  alternative: 'words for a picture',
  canonical: 'address for search engines',
  description: 'description for search engines',
  'html data-accent': 'colour',
  img: 'picture',
  link: 'link',
  title: 'title of the page',
};
