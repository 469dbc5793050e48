import { claimAsFigure } from './claim-as-figure.ts';
import { fallthroughOverwrites } from './fallthrough-overwrites.ts';
import { foreignName } from './foreign-name.ts';
import { reusedApp } from './reused-app.ts';
import type { InheritanceNoticeRule, NoticeRule } from './rule.ts';
import { sameAsDefault } from './same-as-default.ts';
import { webinarForms } from './webinar-forms.ts';

/** The rules of what is written that report notices. */
export const noticeRules: readonly NoticeRule[] = [claimAsFigure];

/** The rules that look at what inheritance results in and report notices. */
export const inheritanceNoticeRules: readonly InheritanceNoticeRule[] = [
  fallthroughOverwrites,
  reusedApp,
  foreignName,
  sameAsDefault,
  webinarForms,
];
