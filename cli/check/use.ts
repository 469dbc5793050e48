/** What a page does with an address that it names. */
export type Use =
  | 'link'
  | 'form'
  | 'image'
  | 'media'
  | 'script'
  | 'style'
  | 'font'
  | 'frame'
  | 'object'
  | 'manifest'
  | 'connection'
  | 'shared';

/** Whether opening the page asks for the address, without a click. */
export function isLoaded(use: Use): boolean {
  return use !== 'link' && use !== 'form' && use !== 'shared';
}
