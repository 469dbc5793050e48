type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What was entered into a field. */
interface Entry {
  readonly name: string;
  readonly index: number;
  readonly value: string;
  readonly checked: boolean;
  readonly hasFocus: boolean;
}

/** Milliseconds in which the fields of a form may come, which are loaded from the API. */
const timeoutMs = 10_000;

/**
 * Remembers what was typed below an element; the result types it again below another, once it has
 * the fields.
 */
export function keepTyped(element: Element): (next: Element) => void {
  const entries = fieldsIn(element).flatMap(readEntry);
  return (next) => {
    const left = new Set(entries);
    const restore = (): void => {
      for (const entry of left) if (typeInto(next, entry)) left.delete(entry);
      if (left.size === 0) observer.disconnect();
    };
    const observer = new MutationObserver(restore);
    if (left.size === 0) return;
    observer.observe(next, { subtree: true, childList: true, attributes: true });
    setTimeout(() => observer.disconnect(), timeoutMs);
    restore();
  };
}

function fieldsIn(element: Element): readonly Field[] {
  return [...element.querySelectorAll<Field>('input, textarea, select')];
}

function namesakes(element: Element, name: string): readonly Field[] {
  return fieldsIn(element).filter((field) => field.name === name);
}

function readEntry(field: Field): readonly Entry[] {
  const { name, value } = field;
  const checked = field instanceof HTMLInputElement && field.checked;
  const hasFocus = document.activeElement === field;
  const root = field.closest('[data-island]') ?? document.body;
  const index = namesakes(root, name).indexOf(field);
  return value === '' && !checked && !hasFocus ? [] : [{ name, index, value, checked, hasFocus }];
}

/** An island that is not awake yet would lose what is typed, so that waits. */
function typeInto(element: Element, { name, index, value, checked, hasFocus }: Entry): boolean {
  const island = element.closest<HTMLElement>('[data-island]');
  const field = namesakes(element, name)[index];
  if (field === undefined || island?.dataset['awake'] === undefined) return false;
  if (hasFocus) field.focus();
  if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
    if (field.checked !== checked) field.click();
    return true;
  }
  setValue(field, value);
  return true;
}

/**
 * A framework takes notice of a value that is set as the browser sets it, past the framework's own
 * setter.
 */
function setValue(field: Field, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  setter?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
