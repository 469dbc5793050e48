/** What a page does with an address that it names. */
export type ReferenceKind =
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
export function isLoadedWithPage(kind: ReferenceKind): boolean {
  return kind !== 'link' && kind !== 'form' && kind !== 'shared';
}
