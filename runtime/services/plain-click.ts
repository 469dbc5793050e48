/**
 * The properties that distinguish a plain click from one that asks for a new tab, a new window or a
 * download.
 */
export type ClickKeys = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

export function isPlainClick(event: ClickKeys): boolean {
  const { button, altKey, ctrlKey, metaKey, shiftKey } = event;
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
}
