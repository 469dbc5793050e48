import { useEffect, useRef, useState } from 'react';
import type { FormEvent, ReactElement } from 'react';
import { formatCount, formatDollars } from '../app/format.ts';
import { fillIn } from '../services/fill-in.ts';
import type { IslandDefinition } from './definition.ts';
import type { Prices } from './prices.ts';
import { priceFor, readCount } from './prices.ts';
import { useAddress } from './use-address.ts';

export interface PriceCalculatorProps {
  /** What is counted, such as `students`: the field, the parameter of the address and the placeholder in `words` are called so. */
  readonly counted: string;
  readonly prices: Prices;
  readonly words: CalculatorWords;
  /** What is said below the answer. */
  readonly note: string;
  /** The way to order or to ask, which takes along the number that is typed. */
  readonly next: { readonly label: string; readonly href: string };
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
 * Shows what a year costs for a number of people; the page next to it says how that is worked out. A form sent
 * before the island was awake has put its number into the address, and is answered from there.
 */
function PriceCalculator(props: PriceCalculatorProps): ReactElement {
  const { counted, words, note, next } = props;
  const [answer, setAnswer] = useState<string>();
  const [typed, setTyped] = useState<string>();
  const asked = useAsked(counted);
  const input = useRef<HTMLInputElement>(null);
  // What was typed before the island was awake.
  useEffect(() => setTyped(input.current?.value || undefined), []);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const written = new FormData(event.currentTarget).get(counted);
    setAnswer(answerTo(typeof written === 'string' ? written : '', props));
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
          {answer ?? (asked === undefined ? '' : answerTo(asked, props))}
        </p>
      </form>
      <p>{note}</p>
      <a className="button button--primary" href={wayOn(props, typed ?? asked)}>
        {next.label}
      </a>
    </>
  );
}

function useAsked(counted: string): string | undefined {
  const address = useAddress();
  if (address === undefined) return undefined;
  return new URL(address).searchParams.get(counted) ?? undefined;
}

/** Where to go on, with the number that is written if it has a price. */
function wayOn({ counted, next, words }: PriceCalculatorProps, written = ''): string {
  const count = readCount(written);
  if (count === undefined || count > words.maximum) return next.href;
  const url = new URL(next.href, document.baseURI);
  url.searchParams.set(counted, String(count));
  return url.pathname + url.search + url.hash;
}

function answerTo(written: string, { counted, prices, words }: PriceCalculatorProps): string {
  const count = readCount(written);
  const found = count === undefined ? undefined : priceFor(prices, count);
  if (count === undefined || found === undefined) return words.unclear;
  if (count > words.maximum) return fillIn(words.beyond, { maximum: formatCount(words.maximum) });
  const { covered = 0, price } = found;
  const { answer, minimumAnswer = answer } = words;
  return fillIn(covered === 0 ? answer : minimumAnswer, {
    price: formatDollars(price),
    covered: formatCount(covered),
    [counted]: formatCount(count),
  });
}

export const island: IslandDefinition<PriceCalculatorProps> = {
  name: 'PriceCalculator',
  Component: PriceCalculator,
};
