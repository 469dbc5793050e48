import type { ReactNode } from 'react';
import { useDialog } from './use-dialog.ts';

interface DialogProps {
  readonly name: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** A box over all else, with its name and a button to close it at its top. */
export function Dialog({ name, children, onClose }: DialogProps) {
  const { dialog, close } = useDialog();
  return (
    <dialog
      ref={dialog}
      className="dialog titled"
      aria-label={name}
      data-own-keys=""
      data-own-escape=""
      onClose={onClose}
    >
      <div className="titled__head">
        <h2 className="panel__title">{name}</h2>
        <button type="button" className="button" onClick={close}>
          Close
        </button>
      </div>
      {children}
    </dialog>
  );
}
