import type { ReactNode } from 'react';

interface EditFormProps {
  readonly children: ReactNode;
  /** What there is to say of it. */
  readonly said: ReactNode;
  /** What it can be left by besides the two buttons that it always has. */
  readonly others?: ReactNode;
  readonly verb: 'Save' | 'Add';
  readonly isReady?: boolean;
  readonly onSave: () => void;
  readonly onCancel: () => void;
  /** The button for that was pressed: what is typed is wanted no more. */
  readonly onDrop?: () => void;
}

/**
 * What is typed before it is saved, and left by the key Escape. What is said of it stays in view,
 * and so do its buttons.
 */
export function EditForm(props: EditFormProps) {
  const { children, said, others, verb, isReady = true, onSave, onCancel, onDrop } = props;
  return (
    <form
      className="editor"
      data-own-escape=""
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      {children}
      <div className="editor__foot">
        {said}
        <p className="field__actions">
          <button type="submit" className="button button--main" disabled={!isReady}>
            {verb}
          </button>
          <button
            type="button"
            className="button"
            onClick={() => {
              onDrop?.();
              onCancel();
            }}
          >
            Cancel
          </button>
          {others}
        </p>
      </div>
    </form>
  );
}
