// The rules between fields. All that these files export is asked.
export { acknowledgedCodes } from '../acknowledge.ts';
export * from './asset-words.ts';
export * from './assets.ts';
export * from './claim-as-figure.ts';
export * from './dates.ts';
export * from './inherited.ts';
export * from './links.ts';
export * from './names.ts';
export * from './numbers.ts';
export * from './tokens.ts';
export * from './webinar-forms.ts';
export * from './webinar-times.ts';
export * from './webinars.ts';
