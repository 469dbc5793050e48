import type { noticeCodes } from '../catalogue/notices.ts';
import type { Explanation } from './explanation.ts';
import { explanation } from './explanation.ts';

export const noticeExplanations: Readonly<Record<keyof typeof noticeCodes, Explanation>> = {
  'foreign-name': explanation(
    'A text names a region, and another region shows it too, by `reuse`, `fallthrough` or as a default.',
    'Visitors of the other region read the name of a state that is not theirs.',
    'Write `{{regionName}}` where the region of the page is meant. Leave a fact about the named region as it is, and put `acknowledge: [foreign-name]` beside it.',
  ),
};
