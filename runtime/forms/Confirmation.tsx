import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import type { SiteConfig } from '../contract.ts';
import { tellSent, withoutDay } from '../services/sent-words.ts';
import type { SentWords } from '../services/sent-words.ts';
import { SafeHtml } from './html/SafeHtml.tsx';
import { StatusIcon } from './view/SubmitRow.tsx';

export interface ConfirmationProps {
  /** The form's own message; empty for the words of the site (docs/product.md F9). */
  readonly html: string;
  readonly words: ConfirmationWords | undefined;
  /** What the mark says. */
  readonly label: string;
  /** How it says when the form was sent; its own message promises what it says itself. */
  readonly sent: SentWords | undefined;
}

/** What a visitor reads after sending a form that has no message of its own. */
export type ConfirmationWords = SiteConfig['confirmation'];

/** Replaces a form that was submitted; it takes focus, so that screen readers announce it. */
export function Confirmation({ html, words, label, sent }: ConfirmationProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const [moment] = useState(() => new Date());
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} className="confirmation" role="status" tabIndex={-1}>
      <p className="confirmation__mark">
        <StatusIcon kind="check" />
        {label}
      </p>
      {html === '' ? <Words {...words} /> : <SafeHtml isBlock html={html} />}
      {sent === undefined ? null : (
        <p className="sent-note">{tellSent(moment, html === '' ? sent : withoutDay(sent))}</p>
      )}
    </div>
  );
}

function Words({ title, text }: Partial<ConfirmationWords>): ReactElement {
  return (
    <>
      {title === undefined ? null : <h2>{title}</h2>}
      {text === undefined ? null : <p>{text}</p>}
    </>
  );
}
