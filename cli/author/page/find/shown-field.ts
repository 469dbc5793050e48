/** A field that is to be looked at once its page is open. */
export interface FieldToShow {
  readonly owner: string;
  readonly field: string;
}

const start = '#show=';

/** The address of a page with the field that is to be looked at there. */
export function addressOf(url: string, { owner, field }: FieldToShow): string {
  return `${url}${start}${owner}.${field}`;
}

/** The field that the address of the page names, which it no longer does then. */
export function takeFieldToShow(): FieldToShow | undefined {
  const { hash, pathname, search } = location;
  if (!hash.startsWith(start)) return undefined;
  history.replaceState(history.state, '', pathname + search);
  const [owner = '', ...path] = decodeURIComponent(hash.slice(start.length)).split('.');
  return { owner, field: path.join('.') };
}
