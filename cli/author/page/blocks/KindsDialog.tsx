import { useId } from 'react';
import { Dialog } from '../inspector/Dialog.tsx';
import { BlockDrawing } from './drawings.tsx';
import type { ShownKind } from './messages.ts';

interface KindsDialogProps {
  readonly kinds: readonly ShownKind[];
  /** Where the block is to stand. */
  readonly place: string;
  readonly onPick: (kind: ShownKind) => void;
  readonly onClose: () => void;
}

/** The kinds of blocks as pictures, each with what it is for. */
export function KindsDialog({ kinds, place, onPick, onClose }: KindsDialogProps) {
  return (
    <Dialog name="Add a block" onClose={onClose}>
      <p className="card__note">
        It comes {place}, with words that only show what it is like. Change them on the page.
      </p>
      <ul className="kinds">
        {kinds.map((kind) => (
          <Kind key={kind.kind} kind={kind} onPick={() => onPick(kind)} />
        ))}
      </ul>
    </Dialog>
  );
}

interface KindProps {
  readonly kind: ShownKind;
  readonly onPick: () => void;
}

function Kind({ kind: { kind, label, description }, onPick }: KindProps) {
  const id = useId();
  return (
    <li className="kinds__kind">
      <BlockDrawing kind={kind} />
      <span>
        <button type="button" className="kinds__name" aria-describedby={id} onClick={onPick}>
          {label}
        </button>
        <span id={id} className="panel__kind">
          {description}
        </span>
      </span>
    </li>
  );
}
