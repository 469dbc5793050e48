import { useState } from 'react';
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
}

type CalculatorWords = LibraryConfig['pricing']['calculator'];

/**
 * Shows the price of the library edition for a population; the whole price list is next to it on the page. A form sent
 * before the island was awake has put its population into the address, and is answered from there.
 */
export function LibraryPrice({ id, tiers, words }: LibraryPriceProps): ReactElement {
  const [answer, setAnswer] = useState<string>();
  const asked = useAsked();
  const tell = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const written = new FormData(event.currentTarget).get('population');
    setAnswer(priceOf(tiers, words, typeof written === 'string' ? written : ''));
  };
  return (
    <form className="library-price needs-script" noValidate onSubmit={tell}>
      <label className="field__label" htmlFor={`${id}-population`}>
        {words.label}
      </label>
      <input
        id={`${id}-population`}
        className="field__input"
        name="population"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={asked}
      />
      <button className="button" type="submit">
        {words.button}
      </button>
      <p className="library-price__answer" role="status">
        {answer ?? (asked === undefined ? '' : priceOf(tiers, words, asked))}
      </p>
    </form>
  );
}

function useAsked(): string | undefined {
  const address = useAddress();
  if (address === undefined) return undefined;
  return new URL(address).searchParams.get('population') ?? undefined;
}

function priceOf(tiers: readonly LibraryTier[], words: CalculatorWords, written: string): string {
  const population = readPopulation(written);
  const tier = population === undefined ? undefined : findTier(tiers, population);
  if (population === undefined || tier === undefined) return words.unclear;
  const [price, served] = [formatDollars(tier.price), formatCount(population)];
  return fillIn(words.answer, { price, population: served });
}

export const libraryPriceIsland: IslandDefinition<LibraryPriceProps> = {
  name: 'LibraryPrice',
  Component: LibraryPrice,
};
