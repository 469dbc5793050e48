// The rules between fields, each file with its codes. All that these files export is asked.
export * as assets from './assets.ts';
export * as assetWords from './asset-words.ts';
export * as claimAsFigure from './claim-as-figure.ts';
export * as dates from './dates.ts';
export * as inherited from './inherited.ts';
export * as links from './links.ts';
export * as names from './names.ts';
export * as numbers from './numbers.ts';
export * as stateNames from './state-names.ts';
export * as timedFallback from './timed-fallback.ts';
export * as tokens from './tokens.ts';
export * as webinarForms from './webinar-forms.ts';
export * as webinarTimes from './webinar-times.ts';
export * as webinars from './webinars.ts';
