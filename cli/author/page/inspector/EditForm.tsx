import type { ReactNode } from 'react';

interface EditFormProps {
  readonly children: ReactNode;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}

/** What is typed before it is saved, and left by the key Escape. */
export function EditForm({ children, onSave, onCancel }: EditFormProps) {
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
    </form>
  );
}
