import type { noticeCodes } from '../catalogue/notices.ts';
import type { Explanation } from './explanation.ts';
import { explanation } from './explanation.ts';

export const noticeExplanations: Readonly<Record<keyof typeof noticeCodes, Explanation>> = {
  'foreign-name': explanation(
    'A text names a region, and another region shows it too, by `reuse`, `fallthrough` or as a default.',
    'Visitors of the other region read the name of a state that is not theirs.',
    'Write `{{regionName}}` where the region of the page is meant. Leave a fact about the named region as it is, and name its field: `acknowledge: [{ foreign-name: [headerTitle] }]`.',
  ),
  'claim-as-figure': explanation(
    'A text holds a figure that a claim states.',
    'On the day the figure changes, this text would still show the old one.',
    'Write the token that the message names. Where the figure is the same by chance, acknowledge it.',
  ),
  'same-as-default': explanation(
    'A region states a value that it would inherit from `defaults` anyway.',
    'The line has no effect, until the default changes: then this region alone keeps the old value.',
    'Delete the line. Where the region is to keep its value whatever the default is, acknowledge the notice.',
  ),
  'shared-webinar-form': explanation(
    'Two regions name the same form for their webinars, and neither inherits it from the other.',
    'Those who sign up for one of two webinars would be counted for the other.',
    'Write the id of the region’s own form. Where both hold one webinar together, acknowledge the notice.',
  ),
};
