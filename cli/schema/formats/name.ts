/** The names that are used in addresses, file names and by other services, and so cannot hold just any character. */
export const namePatterns = {
  'region-code': /^[A-Z]{2}$/,
  'region-key': /^[a-z]+(?:_[a-z]+)*$/,
  'site-id': /^[a-z][a-z\d-]*$/,
  'path-prefix': /^\/[a-z\d][a-z\d-]*$/,
  'site-address': /^\/(?:[\w.~-]+\/)*(?:[\w.~-]*|\*)$/,
  'index-now-key': /^[a-f\d]{32}$/,
  alias: /^[a-z](?:[a-z\d]|[ _-](?=[a-z\d]))*$/i,
  'form-id': /^[a-z\d](?:[\w-]*[a-z\d])?$/i,
  slug: /^[a-z\d]+(?:-[a-z\d]+)*$/,
  'icon-name': /^[a-z][a-z\d-]*$/,
  'field-name': /^[a-z][\w.]*$/i,
} as const;

export type NameFormat = keyof typeof namePatterns;

export function isNameFormat(format: string): format is NameFormat {
  return Object.hasOwn(namePatterns, format);
}

/** The nearest text of the format, where one follows from what is written. */
export function asName(format: NameFormat, text: string): string | undefined {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '');
  const name = rewrites[format](plain.trim());
  return namePatterns[format].test(name) ? name : undefined;
}

const joined = (separator: string) => (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z\d]+/g, separator)
    .replace(new RegExp(`^${separator}+|${separator}+$`, 'g'), '');

const rewrites: Readonly<Record<NameFormat, (text: string) => string>> = {
  'region-code': (text) => text.toUpperCase(),
  'region-key': joined('_'),
  'site-id': joined('-'),
  'path-prefix': (text) => `/${joined('-')(text)}`,
  'site-address': (text) =>
    `/${text.replace(/^https?:\/\/[^/]*|[?#].*$/g, '').replace(/^\/+/, '')}`,
  'index-now-key': (text) => text.toLowerCase(),
  alias: (text) => text.replace(/[^a-z\d_-]+/gi, ' ').trim(),
  'form-id': joined('-'),
  slug: joined('-'),
  'icon-name': (text) => joined('-')(text.replace(/^.*\/|\.svg$/gi, '')),
  'field-name': (text) => text.replace(/[^\w.]+/g, '_'),
};
