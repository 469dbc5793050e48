import { isColour } from './formats/colour.ts';
import { isDate, isMoment } from './formats/date.ts';
import { isEmail, isOrigin, linkProblem } from './formats/link.ts';
import type { NameFormat } from './formats/name.ts';
import { namePatterns } from './formats/name.ts';
import { isPhone } from './formats/phone.ts';
import { proseProblem } from './formats/prose.ts';
import { isBlank, textProblem } from './formats/text.ts';
import { isTimeZone } from './formats/time-zone.ts';
import { isVideo } from './formats/video.ts';

/** The kinds of text that the schemas tell apart by `format`. */
export type Format =
  | 'text'
  | 'prose'
  | 'link'
  | 'origin'
  | 'email'
  | 'phone'
  | 'iso-date'
  | 'moment'
  | 'time-zone'
  | 'colour'
  | 'count'
  | 'asset-image'
  | 'asset-original'
  | 'asset-jpg'
  | 'asset-captions'
  | 'asset-document'
  | 'asset-video'
  | NameFormat;

/**
 * Whether a text is of its format. The empty text is of each: whether it may be empty is its `minLength`. Whether an
 * asset exists and has the right type is not looked at here, as that takes the project's folder.
 */
export const formats: Readonly<Record<Format, (text: string) => boolean>> = {
  text: (text) => textProblem(text) === undefined,
  prose: (text) => textProblem(text) === undefined && proseProblem(text) === undefined,
  link: orEmpty((text) => linkProblem(text) === undefined),
  origin: orEmpty(isOrigin),
  email: orEmpty(isEmail),
  phone: orEmpty(isPhone),
  'iso-date': orEmpty(isDate),
  moment: orEmpty(isMoment),
  'time-zone': orEmpty(isTimeZone),
  colour: orEmpty(isColour),
  count: orEmpty((text) => /^[\p{L}\d.-]+$/u.test(text)),
  'asset-image': isFilled,
  'asset-original': isFilled,
  'asset-jpg': isFilled,
  'asset-captions': isFilled,
  'asset-document': orAsset((text) => linkProblem(text) === undefined),
  'asset-video': orAsset(isVideo),
  'region-code': named('region-code'),
  'region-key': named('region-key'),
  'site-id': named('site-id'),
  'path-prefix': named('path-prefix'),
  'site-address': named('site-address'),
  'index-now-key': named('index-now-key'),
  alias: named('alias'),
  'form-id': named('form-id'),
  slug: named('slug'),
  'icon-name': named('icon-name'),
  'field-name': named('field-name'),
};

function orEmpty(check: (text: string) => boolean): (text: string) => boolean {
  return (text) => text === '' || check(text);
}

function isFilled(text: string): boolean {
  return !isBlank(text);
}

function orAsset(check: (text: string) => boolean): (text: string) => boolean {
  return orEmpty((text) => text.startsWith('assets/') || check(text));
}

function named(format: NameFormat): (text: string) => boolean {
  return orEmpty((text) => namePatterns[format].test(text));
}
