import { checks } from './formats/checks.ts';
import { linkProblem } from './formats/link.ts';
import { proseProblem } from './formats/prose.ts';
import { isBlank, textProblem } from './formats/text.ts';
import { isTimeZone } from './formats/time-zone.ts';
import { isVideo } from './formats/video.ts';

/** The empty text is right for all: `minLength` forbids it. Whether assets exist is found later. */
export const formats = {
  text: (text: string) => textProblem(text) === undefined,
  prose: (text: string) => textProblem(text) === undefined && proseProblem(text) === undefined,
  link: orEmpty((text) => linkProblem(text) === undefined),
  'time-zone': orEmpty(isTimeZone),
  count: orEmpty((text) => /^[\p{L}\d.-]+$/u.test(text)),
  'asset-image': isFilled,
  'asset-original': isFilled,
  'asset-jpg': isFilled,
  'asset-captions': isFilled,
  'asset-document': orAsset((text) => linkProblem(text) === undefined),
  'asset-video': orAsset(isVideo),
  ...checks,
};

export type Format = keyof typeof formats;

function orEmpty(check: (text: string) => boolean): (text: string) => boolean {
  return (text) => text === '' || check(text);
}

function isFilled(text: string): boolean {
  return !isBlank(text);
}

function orAsset(check: (text: string) => boolean): (text: string) => boolean {
  return orEmpty((text) => text.startsWith('assets/') || check(text));
}
