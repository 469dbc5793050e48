import type { Code } from '../../../diagnostics/codes.ts';
import { asDate, asMoment, isDate, isMoment } from './date.ts';
import { asLanguage, isLanguage } from './language.ts';
import { asEmail, asOrigin, isEmail, isOrigin } from './link.ts';

/** Whether a text is right for a format, and what is reported if it is not. */
export interface Check<C extends Code> {
  (text: string): boolean;
  readonly code: C;
  /** The nearest right text, if one follows from what is written. */
  readonly meant: (text: string) => string | undefined;
}

function check<C extends Code>(
  code: C,
  isRight: (text: string) => boolean,
  rewrite: (text: string) => string | undefined,
): Check<C> {
  const meant = (text: string): string | undefined => {
    const written = rewrite(text);
    return written !== undefined && isRight(written) ? written : undefined;
  };
  return Object.assign((text: string) => text === '' || isRight(text), { code, meant });
}

/** Names for addresses, file names and other services, which cannot hold just any character. */
function name<C extends Code>(code: C, pattern: RegExp, rewrite: (text: string) => string) {
  return check(code, like(pattern), (text) =>
    rewrite(text.normalize('NFKD').replace(/\p{M}/gu, '').trim()),
  );
}

function like(pattern: RegExp): (text: string) => boolean {
  return (text) => pattern.test(text);
}

const joined = (separator: string) => (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z\d]+/g, separator)
    .replace(new RegExp(`^${separator}+|${separator}+$`, 'g'), '');

const hyphenated = joined('-');
const withoutHost = (text: string) => text.replace(/^https?:\/\/[^/]*|[?#].*$/g, '');

/** What people put between the digits of a phone number. */
const between = '[\\s()./–-]*';

const digits = (count: string): string => `(?:${between}\\d){${count}}`;

/** What a tap can dial: 7 or 10 digits here, with or without 1; a + for other countries. */
const PHONE_FORMS = [
  `\\+?${between}1${digits('10')}`,
  `\\+(?!${between}1)${digits('7,15')}`,
  `(?!${between}1)(?:${digits('7')}|${digits('10')})`,
];
const PHONE = new RegExp(`^\\s*(?:${PHONE_FORMS.join('|')})${between}$`);

/** The formats that each have a code of their own. */
export const checks = {
  origin: check('bad-origin', isOrigin, asOrigin),
  email: check('bad-email', isEmail, asEmail),
  phone: check('bad-phone', like(PHONE), (text) =>
    text.trim().replace(/^(?:tel|phone|call|t)(?:\s|[:.])+/i, ''),
  ),
  'iso-date': check('bad-date', isDate, asDate),
  moment: check('bad-moment', isMoment, asMoment),
  colour: check(
    'bad-colour',
    like(/^#(?:[\da-f]{3}|[\da-f]{6})$/i),
    (text) => `#${text.trim().replace(/^#/, '')}`,
  ),
  'region-code': name('bad-region-code', /^[A-Z]{2}$/, (text) => text.toUpperCase()),
  'region-key': name('bad-region-key', /^[a-z]+(?:_[a-z]+)*$/, joined('_')),
  'site-id': name('bad-site-id', /^[a-z][a-z\d-]*$/, hyphenated),
  'path-prefix': name('bad-path-prefix', /^\/[a-z\d][a-z\d-]*$/, (text) => `/${hyphenated(text)}`),
  'site-address': name(
    'bad-site-address',
    /^(?:\{\{pathPrefix\}\})?\/(?!(?:.*\/)?\.{1,2}(?:\/|$))(?:[\w.~-]+\/)*(?:[\w.~-]*|\*)$/,
    (text) => `/${withoutHost(text).replace(/^\/+/, '')}`,
  ),
  'page-address': name(
    'bad-page-address',
    /^\/(?:[a-z\d]+(?:-[a-z\d]+)*\/)+$/,
    (text) => `/${withoutHost(text).split('/').map(hyphenated).filter(Boolean).join('/')}/`,
  ),
  language: check('bad-language', isLanguage, asLanguage),
  'index-now-key': name('bad-index-now-key', /^[a-f\d]{32}$/, (text) => text.toLowerCase()),
  alias: name('bad-alias', /^[a-z](?:[a-z\d]|[ _-](?=[a-z\d]))*$/i, (text) =>
    text.replace(/[^a-z\d_-]+/gi, ' ').trim(),
  ),
  'form-id': name('bad-name', /^[a-z\d](?:[\w-]*[a-z\d])?$/i, hyphenated),
  slug: name('bad-name', /^[a-z\d]+(?:-[a-z\d]+)*$/, hyphenated),
  // An id on its page, of which `main` is taken. One of digits alone would lose its place in order.
  'block-name': name('bad-block-name', /^(?!main$)[a-z][a-z\d]*(?:-[a-z\d]+)*$/, hyphenated),
  'icon-name': name('bad-name', /^[a-z][a-z\d-]*$/, (text) =>
    hyphenated(text.replace(/^.*\/|\.svg$/gi, '')),
  ),
  'field-name': name('bad-name', /^[a-z][\w.]*$/i, (text) => text.replace(/[^\w.]+/g, '_')),
};

export function isChecked(format: string): format is keyof typeof checks {
  return Object.hasOwn(checks, format);
}
