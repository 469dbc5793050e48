import type { Code } from '../../diagnostics/codes.ts';

/** Whether a name may be so. The names are used in addresses, file names and by other services, and so cannot hold just any character. */
export interface NameCheck<C extends Code> {
  (name: string): boolean;
  /** What is reported of one that may not. */
  readonly code: C;
  /** The nearest name that may be, where one follows from what is written. */
  readonly meant: (text: string) => string | undefined;
}

function check<C extends Code>(
  code: C,
  pattern: RegExp,
  rewrite: (text: string) => string,
): NameCheck<C> {
  const meant = (text: string): string | undefined => {
    const name = rewrite(text.normalize('NFKD').replace(/\p{M}/gu, '').trim());
    return pattern.test(name) ? name : undefined;
  };
  return Object.assign((name: string) => name === '' || pattern.test(name), { code, meant });
}

const joined = (separator: string) => (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z\d]+/g, separator)
    .replace(new RegExp(`^${separator}+|${separator}+$`, 'g'), '');

const hyphenated = joined('-');
const withoutHost = (text: string) => text.replace(/^https?:\/\/[^/]*|[?#].*$/g, '');

export const names = {
  'region-code': check('bad-region-code', /^[A-Z]{2}$/, (text) => text.toUpperCase()),
  'region-key': check('bad-region-key', /^[a-z]+(?:_[a-z]+)*$/, joined('_')),
  'site-id': check('bad-site-id', /^[a-z][a-z\d-]*$/, hyphenated),
  'path-prefix': check('bad-path-prefix', /^\/[a-z\d][a-z\d-]*$/, (text) => `/${hyphenated(text)}`),
  'site-address': check(
    'bad-site-address',
    /^\/(?:[\w.~-]+\/)*(?:[\w.~-]*|\*)$/,
    (text) => `/${withoutHost(text).replace(/^\/+/, '')}`,
  ),
  'index-now-key': check('bad-index-now-key', /^[a-f\d]{32}$/, (text) => text.toLowerCase()),
  alias: check('bad-alias', /^[a-z](?:[a-z\d]|[ _-](?=[a-z\d]))*$/i, (text) =>
    text.replace(/[^a-z\d_-]+/gi, ' ').trim(),
  ),
  'form-id': check('bad-name', /^[a-z\d](?:[\w-]*[a-z\d])?$/i, hyphenated),
  slug: check('bad-name', /^[a-z\d]+(?:-[a-z\d]+)*$/, hyphenated),
  'icon-name': check('bad-name', /^[a-z][a-z\d-]*$/, (text) =>
    hyphenated(text.replace(/^.*\/|\.svg$/gi, '')),
  ),
  'field-name': check('bad-name', /^[a-z][\w.]*$/i, (text) => text.replace(/[^\w.]+/g, '_')),
};

export type NameFormat = keyof typeof names;

export function isNameFormat(format: string): format is NameFormat {
  return Object.hasOwn(names, format);
}
