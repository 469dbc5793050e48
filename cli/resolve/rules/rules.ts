import { acknowledgedCodes } from './acknowledged-codes.ts';
import { aliasConflict } from './alias-conflict.ts';
import { aliasIsRoute } from './alias-is-route.ts';
import { assetBroken } from './asset-broken.ts';
import { assetUnusable } from './asset-unusable.ts';
import { assetUnused } from './asset-unused.ts';
import { brochureWords } from './brochure-words.ts';
import { privacyDate, webinarNotHeld, webinarOver } from './dates-and-today.ts';
import { claimAsFigure } from './claim-as-figure.ts';
import { datesInTexts } from './dates-in-texts.ts';
import { duplicateCode, duplicatePathPrefix, duplicateSiteId } from './duplicate-identity.ts';
import { fallthroughOverwrites } from './fallthrough-overwrites.ts';
import { foreignName } from './foreign-name.ts';
import { libraryTiers } from './library-tiers.ts';
import { misspelledKey } from './misspelled-key.ts';
import { missingRegion } from './missing-region.ts';
import { mixedVideo } from './mixed-video.ts';
import { pictureWords } from './picture-words.ts';
import { regionCycle } from './region-cycle.ts';
import { reservedRegion } from './reserved-region.ts';
import { reusedApp } from './reused-app.ts';
import { reuseAndFallthrough } from './reuse-and-fallthrough.ts';
import { reuseWithContent } from './reuse-with-content.ts';
import type { InheritanceRule, Rule } from './rule.ts';
import { sameAsDefault } from './same-as-default.ts';
import { sameOrigin } from './same-origin.ts';
import { securityExpiry } from './security-expiry.ts';
import { singleBraces } from './single-braces.ts';
import { misspelledState, unknownState, wrongStateCode } from './state-identity.ts';
import { tokens } from './tokens.ts';
import { unknownIcon } from './unknown-icon.ts';
import { unknownRegion } from './unknown-region.ts';
import { webinarDates } from './webinar-dates.ts';
import { webinarForms } from './webinar-forms.ts';
import { webinarListedTwice } from './webinar-listed-twice.ts';
import { webinarOrder } from './webinar-order.ts';
import { webinarWithoutForm } from './webinar-without-form.ts';

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
  assetUnusable,
  assetBroken,
  pictureWords,
  unknownIcon,
  datesInTexts,
  privacyDate,
  webinarNotHeld,
  webinarOver,
  webinarDates,
  webinarListedTwice,
  webinarOrder,
  libraryTiers,
  securityExpiry,
  acknowledgedCodes,
];

export const inheritanceRules: readonly InheritanceRule[] = [
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
