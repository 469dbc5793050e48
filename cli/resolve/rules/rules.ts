import { acknowledgedCodes } from '../acknowledge.ts';
import {
  aliasConflict,
  aliasIsRoute,
  duplicateCode,
  duplicatePathPrefix,
  duplicateSiteId,
  missingRegion,
  reservedRegion,
} from './names.ts';
import { assetBroken, assetUnusable, assetUnused, pictureWords, unknownIcon } from './assets.ts';
import { brochureWords } from './brochure-words.ts';
import { priceOfFree, swappedRange } from './contradictions.ts';
import {
  datesInTexts,
  datesPassed,
  privacyDate,
  securityExpiry,
  webinarNotHeld,
  webinarOver,
} from './dates.ts';
import { claimAsFigure } from './claim-as-figure.ts';
import { fallthroughOverwrites, mixedVideo, reusedApp } from './inherited.ts';
import { foreignName, nameWithoutArticle } from './foreign-name.ts';
import { libraryTiers, sameOrigin } from './library.ts';
import { misspelledKey, misspelledState, unknownState, wrongStateCode } from './states.ts';
import { regionCycle, reuseAndFallthrough, reuseWithContent, unknownRegion } from './links.ts';
import type { Rule } from './rule.ts';
import { sameAsDefault } from './same-as-default.ts';
import { singleBraces, tokens } from './tokens.ts';
import {
  webinarDates,
  webinarListedTwice,
  webinarOrder,
  webinarsAtOnce,
  webinarWithoutForm,
} from './webinars.ts';
import { webinarForms } from './webinar-forms.ts';
import { webinarTimes } from './webinar-times.ts';

/** What must hold of the links before anything can be inherited. */
export const linkRules: readonly Rule[] = [unknownRegion, regionCycle, reuseAndFallthrough];

export const writtenRules: readonly Rule[] = [
  reuseWithContent,
  missingRegion,
  reservedRegion,
  wrongStateCode,
  unknownState,
  misspelledState,
  misspelledKey,
  duplicateCode,
  duplicateSiteId,
  duplicatePathPrefix,
  aliasConflict,
  aliasIsRoute,
  sameOrigin,
  tokens,
  singleBraces,
  claimAsFigure,
  nameWithoutArticle,
  assetUnusable,
  assetBroken,
  pictureWords,
  unknownIcon,
  datesInTexts,
  datesPassed,
  privacyDate,
  webinarNotHeld,
  webinarOver,
  webinarDates,
  webinarTimes,
  webinarListedTwice,
  webinarsAtOnce,
  webinarOrder,
  libraryTiers,
  priceOfFree,
  swappedRange,
  securityExpiry,
  acknowledgedCodes,
];

/** Look at what inheritance results in; asked where every link has a target and there are no cycles. */
export const inheritanceRules: readonly Rule[] = [
  fallthroughOverwrites,
  reusedApp,
  foreignName,
  sameAsDefault,
  webinarForms,
  webinarWithoutForm,
  brochureWords,
  mixedVideo,
];

/** Looks for what may only follow from something that is wrong; asked when nothing is. */
export const lastRules: readonly Rule[] = [assetUnused];
