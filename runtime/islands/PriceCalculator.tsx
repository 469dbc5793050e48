import { useEffect, useRef, useState } from 'react';
import type { FormEvent, ReactElement } from 'react';
import { formatCount, formatDollars } from '../app/format.ts';
import { fillIn } from '../services/fill-in.ts';
import type { IslandDefinition } from './definition.ts';
import type { Price, Prices } from './prices.ts';
import { priceFor, readCount } from './prices.ts';
import { useAddress } from './use-address.ts';

export interface PriceCalculatorProps {
  /**
   * What is counted, such as `students`: the field, the parameter of the address and the
   * placeholder in `words` are called so.
   */
  readonly counted: string;
  readonly prices: Prices;
  readonly words: CalculatorWords;
  /** Where other links of the page, such as those of the menu, take the answered number along. */
  readonly keptBy?: readonly string[];
  /** Where to type a number; absent where only the number in the address is answered. */
  readonly form?: CalculatorForm;
}

interface Way {
  readonly label: string;
  readonly href: string;
}

interface CalculatorForm {
  /** What is said below the answer. */
  readonly note: string;
  /**
   * The ways to order or to ask, the first before others, which take along the number that is
   * typed.
   */
  readonly ways: readonly Way[];
}

interface CalculatorWords {
  readonly label: string;
  readonly button: string;
  /** With `{price}` and what is counted. */
  readonly answer: string;
  /** The answer where the price is the minimum order, which is enough for `{covered}`. */
  readonly minimumAnswer?: string;
  readonly unclear: string;
  /** The largest number that gets a price; `beyond` answers larger ones. */
  readonly maximum: number;
  readonly beyond: string;
}

/**
 * Shows what a year costs for a number of people; the page next to it says how that is worked out.
 * A form sent before the island was awake has put its number into the address, and is answered from
 * there.
 */
function PriceCalculator(props: PriceCalculatorProps): ReactElement {
  const { counted, form } = props;
  const asked = useAsked(counted);
  const [submitted, setSubmitted] = useState<string>();
  const written = submitted ?? asked;
  const answer = written === undefined ? undefined : answerTo(written, props);
  useMarkedRow(answer?.price?.from);
  useKeptNumber(answer?.price && written, props);
  if (form !== undefined) {
    return (
      <Calculator {...props} form={form} asked={asked} answer={answer} onSubmit={setSubmitted} />
    );
  }
  return (
    <p className="price-answer" role="status">
      {answer?.price === undefined ? '' : answer.text}
    </p>
  );
}

interface CalculatorProps extends PriceCalculatorProps {
  readonly form: CalculatorForm;
  /** The number that the address asks for, as it is written there. */
  readonly asked: string | undefined;
  readonly answer: Answer | undefined;
  readonly onSubmit: (written: string) => void;
}

function Calculator(props: CalculatorProps): ReactElement {
  const { counted, words, form, asked, answer, onSubmit } = props;
  const [typed, setTyped] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  // What was typed before the island was awake.
  useEffect(() => setTyped(input.current?.value || undefined), []);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onSubmit(input.current?.value ?? '');
  };
  return (
    <>
      <form className="price-form needs-script" noValidate onSubmit={submit}>
        <label className="field__label" htmlFor={`price-${counted}`}>
          {words.label}
        </label>
        <input
          ref={input}
          id={`price-${counted}`}
          className="field__input"
          name={counted}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={asked}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        <button className="button" type="submit">
          {words.button}
        </button>
        <p className="price-form__answer" role="status">
          {answer?.text}
        </p>
      </form>
      <p>{form.note}</p>
      <p className="ways--buttons">
        {form.ways.map(({ label, href }, place) => (
          <a
            key={href}
            className={place === 0 ? 'button button--primary' : 'button'}
            href={withCount(href, typed ?? asked, props)}
          >
            {label}
          </a>
        ))}
      </p>
    </>
  );
}

/** Marks the row of the prices on the page that the answer is from. */
function useMarkedRow(from: number | undefined): void {
  useEffect(() => {
    for (const row of document.querySelectorAll<HTMLElement>('[data-from]')) {
      if (row.dataset['from'] === String(from)) row.setAttribute('aria-current', 'true');
      else row.removeAttribute('aria-current');
    }
  }, [from]);
}

/** Takes the number along by the links of the page that no island renders. */
function useKeptNumber(written: string | undefined, props: PriceCalculatorProps): void {
  const { keptBy = [] } = props;
  useEffect(() => {
    if (written === undefined) return;
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
      const isKeeping = keptBy.includes(link.pathname) && link.closest('[data-island]') === null;
      if (isKeeping) link.setAttribute('href', withCount(link.pathname, written, props));
    }
  });
}

function useAsked(counted: string): string | undefined {
  const address = useAddress();
  if (address === undefined) return undefined;
  return new URL(address).searchParams.get(counted) ?? undefined;
}

/** Where to go on, with the number that is written if it has a price. */
function withCount(
  href: string,
  written = '',
  { counted, words }: Pick<CalculatorProps, 'counted' | 'words'>,
): string {
  const count = readCount(written);
  if (count === undefined || count > words.maximum) return href;
  const url = new URL(href, document.baseURI);
  url.searchParams.set(counted, String(count));
  return url.pathname + url.search + url.hash;
}

interface Answer {
  readonly text: string;
  /** Absent where there is none for what was written. */
  readonly price?: Price;
}

function answerTo(written: string, { counted, prices, words }: PriceCalculatorProps): Answer {
  const count = readCount(written);
  const price = count === undefined ? undefined : priceFor(prices, count);
  if (count === undefined || price === undefined) return { text: words.unclear };
  if (count > words.maximum) {
    return { text: fillIn(words.beyond, { maximum: formatCount(words.maximum) }) };
  }
  const { covered = 0 } = price;
  const { answer, minimumAnswer = answer } = words;
  const text = fillIn(covered === 0 ? answer : minimumAnswer, {
    price: formatDollars(price.price),
    covered: formatCount(covered),
    [counted]: formatCount(count),
  });
  return { text, price };
}

export const island: IslandDefinition<PriceCalculatorProps> = {
  name: 'PriceCalculator',
  Component: PriceCalculator,
};
