import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { formatCount } from '../app/format.ts';
import { fillIn } from '../services/fill-in.ts';
import { mailLink } from '../services/mail-link.ts';
import type { IslandDefinition } from './definition.ts';
import { readCount } from './prices.ts';

export interface OrderTextProps {
  readonly to: string;
  readonly subject: string;
  /** The lines of the order, with `{account}` and `{students}`. */
  readonly lines: readonly string[];
  /** The names of the accounts that can be ordered, by their ids. */
  readonly accounts: Readonly<Record<string, string>>;
  readonly words: OrderWords;
}

interface OrderWords {
  readonly label: string;
  /** The button that opens a mail program. */
  readonly send: string;
  readonly copy: string;
  readonly copied: string;
  /** Where a browser lets no page copy: the text is selected. */
  readonly selected: string;
}

/**
 * An order to complete, and to send by mail or to copy. It says the account and the number of
 * students that the address of the page names. Without JavaScript it is a text with blanks, and a
 * link to a mail with the same.
 */
function OrderText({ to, subject, lines, accounts, words }: OrderTextProps): ReactElement {
  const blank = orderOf(lines);
  const [text, setText] = useState(blank);
  const [status, setStatus] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (field.current === null) return;
    // What was typed before the island was awake stays.
    if (field.current.value === blank) field.current.value = orderOf(lines, askedFor(accounts));
    setText(field.current.value);
  }, [accounts, blank, lines]);
  const copy = async (): Promise<void> => {
    field.current?.select();
    setStatus((await canCopy(text)) ? words.copied : words.selected);
  };
  return (
    <>
      <label className="field__label" htmlFor="order-text">
        {words.label}
      </label>
      <textarea
        ref={field}
        id="order-text"
        className="order__text"
        rows={lines.length}
        autoComplete="off"
        defaultValue={blank}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <p className="order__ways">
        <a className="button button--primary" href={mailLink({ to, subject, text })}>
          {words.send}
        </a>
        <button className="button needs-script" type="button" onClick={() => void copy()}>
          {words.copy}
        </button>
        <span role="status">{status}</span>
      </p>
    </>
  );
}

interface Asked {
  readonly account: string;
  readonly students: string;
}

/** What the address asks for; anything that it may not name is left blank. */
function askedFor(accounts: OrderTextProps['accounts']): Asked {
  const { searchParams } = new URL(location.href);
  const account = searchParams.get('account') ?? '';
  const students = readCount(searchParams.get('students') ?? '');
  return {
    account: Object.hasOwn(accounts, account) ? (accounts[account] ?? '') : '',
    students: students === undefined ? '' : formatCount(students),
  };
}

function orderOf(lines: readonly string[], asked: Asked = { account: '', students: '' }): string {
  return lines.map((line) => fillIn(line, { ...asked })).join('\n');
}

/** Whether the browser has put a text on its clipboard. */
async function canCopy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export const island: IslandDefinition<OrderTextProps> = {
  name: 'OrderText',
  Component: OrderText,
};
