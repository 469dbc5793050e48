import { useEffect, useState } from 'react';
import { FindDialog } from './FindDialog.tsx';
import type { FieldToShow } from './shown-field.ts';

interface FindProps {
  /** Looks at a field on the page that is open; without it, each is looked at on its page. */
  readonly onShow?: (field: FieldToShow) => void;
}

/** The button that opens the box for words. Ctrl-K does so too, and Command-K. */
export function Find(props: FindProps) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      setIsOpen(true);
    };
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  }, []);
  return (
    <>
      <button
        type="button"
        className="toggle"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title="Find words in all that the site says, and replace them (Ctrl-K)"
        onClick={() => setIsOpen(true)}
      >
        Find{' '}
        <kbd className="toggle__keys" aria-hidden="true">
          Ctrl+K
        </kbd>
      </button>
      {isOpen && <FindDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}
