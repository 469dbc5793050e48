import { joinParts } from '../../../diagnostics/print/amounts.ts';
import type { Change } from '../change.ts';
import { isPage, unseenRoles } from '../change.ts';
import type { AllPages } from '../where.ts';
import { describeWhere } from '../where.ts';

/** The address of a group, and where it leads if it is gone: `/nv/plan/ (leads to /nv/ now)`. */
export function describeAddress({ before = '', after, leadsTo }: Change): string {
  if (after !== undefined || leadsTo === undefined) return after ?? before;
  return leadsTo === null ? `${before} (404 now)` : `${before} (leads to ${leadsTo} now)`;
}

/** What a change is, where it is not read word by word. */
export function describeChange({ kind, before, after, label }: Change): string {
  const subject = label === undefined ? '' : `“${label}” `;
  if (before === after && before !== undefined) return `${before} looks different`;
  if (kind === 'markup') return 'something may look different';
  if (kind === 'link') {
    if (before === undefined) return `${subject}leads to ${String(after)}`;
    if (after === undefined) return `${subject}led to ${before}`;
    return `${subject}leads to ${after}, not ${before}`;
  }
  if (before === undefined || before === '') return `${String(after)} is new`;
  if (after === undefined || after === '') return `${before} is gone`;
  return `${before} → ${after}`;
}

/** What a change is of, and where: `text on /nv/ and in /assets/brochures/nevada.pdf`. */
export function describePlace(change: Change, allPages: AllPages): string {
  const pages = change.resources.filter(isPage);
  const beside = change.resources.filter((resource) => !isPage(resource));
  const parts = [
    pages.length > 0 ? `on ${describeWhere(pages, allPages)}` : '',
    beside.length > 0 ? `in ${describeWhere(beside, allPages)}` : '',
  ];
  const where = joinParts(parts, pages.length === 1 ? ' and ' : '; also ');
  return `${describeRoles(change)} ${where}${quotedFrom(change)}`;
}

/** Where only the names of regions differ, whose words are shown. */
function quotedFrom({ isExample, resources: [first] }: Change): string {
  return isExample && first !== undefined ? `; the words shown are those of ${first.url}` : '';
}

/** Where on a page: `heading and title`. */
function describeRoles(change: Change): string {
  const { kind, roles, before, after } = change;
  const listed = [...new Set(roles.map((role) => describeRole(role, change)))].join(', ');
  if (kind === 'link' || (before !== undefined && after !== undefined)) return listed;
  return `${before === undefined ? 'new' : 'gone'} ${listed}`;
}

function describeRole(role: string, { kind, before = '', after = '' }: Change): string {
  if (kind === 'setting' && /form(?:Id)?$/i.test(role)) return 'form';
  if (kind === 'setting')
    return /\s/.test(before + after) ? 'words that come up in use' : 'value that scripts use';
  if (kind === 'markup') return kind;
  if (kind === 'price' && !unseenRoles.has(role)) return 'price';
  return roleNames[role] ?? role;
}

const roleNames: Readonly<Record<string, string>> = {
  brochure: 'text',
  alternative: 'words for a picture',
  canonical: 'address for search engines',
  description: 'description for search engines',
  img: 'picture',
  'search words': 'words that find a state',
  link: 'link',
  title: 'title of the page',
};
