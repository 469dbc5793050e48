// Rules that look at everything as it is written. All that these files export is asked.
export * from './claim-as-figure.ts';
export * from './dates.ts';
export * from './names.ts';
export * from './numbers.ts';
export * from './tokens.ts';
export * from './webinar-times.ts';
export * from './webinars.ts';
