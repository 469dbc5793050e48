import { notices } from '../diagnostics/codes.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { acknowledgeNotices } from './acknowledge.ts';
import { findAssetUses } from './asset-uses.ts';
import { readLinks, usableLinks } from './links.ts';
import { inheritanceNoticeRules, noticeRules } from './rules/notice-rules.ts';
import type { Written } from './written.ts';

/**
 * The notices of what was found to be sound before: all that `resolveSite` finds, acknowledged or not, without what takes
 * longest of a check.
 */
export function noticesOf(written: Written): readonly Diagnostic[] {
  const subject = { written, uses: findAssetUses(written) };
  const inheritance = { written, links: usableLinks(readLinks(written)) };
  const found = [
    ...noticeRules.flatMap((rule) => [...rule(subject)]),
    ...inheritanceNoticeRules.flatMap((rule) => [...rule(inheritance)]),
  ];
  return acknowledgeNotices(found, written).filter(({ code }) => notices.includes(code));
}
