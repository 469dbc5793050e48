import { useLayoutEffect, useRef } from 'react';

/** A dialog that is open over all else for as long as it is rendered. */
export function useDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the next key is pressed, which is typed into it.
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  return { dialog, close: () => dialog.current?.close() };
}
