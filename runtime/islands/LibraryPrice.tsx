import { useEffect, useRef, useState } from 'react';
import type { FormEvent, ReactElement } from 'react';
import { formatCount, formatDollars } from '../app/format.ts';
import type { LibraryConfig, LibraryTier } from '../contract.ts';
import { fillIn } from '../services/fill-in.ts';
import type { IslandDefinition } from './definition.ts';
import { findTier, readPopulation } from './library-price.ts';
import { useAddress } from './use-address.ts';

export interface LibraryPriceProps {
  /** What the ids inside start with. */
  readonly id: string;
  readonly tiers: readonly LibraryTier[];
  readonly words: CalculatorWords;
  /** What is said below the answer. */
  readonly discount: string;
  /** The way to the quote form, which takes along the population that is typed. */
  readonly quote: { readonly label: string; readonly href: string };
}

type CalculatorWords = LibraryConfig['pricing']['calculator'];

/**
 * Shows the price of the library edition for a population; the whole price list is next to it on the page. A form sent
 * before the island was awake has put its population into the address, and is answered from there.
 */
function LibraryPrice(props: LibraryPriceProps): ReactElement {
  const { id, tiers, words, discount, quote } = props;
  const [answer, setAnswer] = useState<string>();
  const [typed, setTyped] = useState<string>();
  const asked = useAsked();
  const input = useRef<HTMLInputElement>(null);
  // What was typed before the island was awake.
  useEffect(() => setTyped(input.current?.value || undefined), []);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const written = new FormData(event.currentTarget).get('population');
    setAnswer(priceOf(tiers, words, typeof written === 'string' ? written : ''));
  };
  return (
    <>
      <form className="library-price needs-script" noValidate onSubmit={submit}>
        <label className="field__label" htmlFor={`${id}-population`}>
          {words.label}
        </label>
        <input
          ref={input}
          id={`${id}-population`}
          className="field__input"
          name="population"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={asked}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        <button className="button" type="submit">
          {words.button}
        </button>
        <p className="library-price__answer" role="status">
          {answer ?? (asked === undefined ? '' : priceOf(tiers, words, asked))}
        </p>
      </form>
      <p>{discount}</p>
      <a className="button button--primary" href={withPopulation(quote.href, typed ?? asked ?? '')}>
        {quote.label}
      </a>
    </>
  );
}

function useAsked(): string | undefined {
  const address = useAddress();
  if (address === undefined) return undefined;
  return new URL(address).searchParams.get('population') ?? undefined;
}

/** The address of the quote form for a population, if one is written. */
function withPopulation(href: string, written: string): string {
  const population = readPopulation(written);
  return population === undefined ? href : `${href}?population=${population}`;
}

function priceOf(tiers: readonly LibraryTier[], words: CalculatorWords, written: string): string {
  const population = readPopulation(written);
  const tier = population === undefined ? undefined : findTier(tiers, population);
  if (population === undefined || tier === undefined) return words.unclear;
  if (population > words.maximum)
    return fillIn(words.beyond, { maximum: formatCount(words.maximum) });
  const [price, served] = [formatDollars(tier.price), formatCount(population)];
  return fillIn(words.answer, { price, population: served });
}

export const libraryPriceIsland: IslandDefinition<LibraryPriceProps> = {
  name: 'LibraryPrice',
  Component: LibraryPrice,
};
