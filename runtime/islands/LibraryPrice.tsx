import { useState } from 'react';
import type { FormEvent, ReactElement } from 'react';
import { formatCount, formatDollars } from '../app/format.ts';
import type { LibraryTier } from '../contract.ts';
import { findTier, readPopulation } from './library-price.ts';

export interface LibraryPriceProps {
  /** What the ids inside start with. */
  readonly id: string;
  readonly tiers: readonly LibraryTier[];
}

/** Tells the price of the library edition for a population; the whole price list stands beside it on the page. */
export function LibraryPrice({ id, tiers }: LibraryPriceProps): ReactElement {
  const [answer, setAnswer] = useState('');
  const tell = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const written = new FormData(event.currentTarget).get('population');
    setAnswer(priceOf(tiers, typeof written === 'string' ? written : ''));
  };
  return (
    <form className="library-price needs-script" noValidate onSubmit={tell}>
      <label className="field__label" htmlFor={`${id}-population`}>
        Population that your library serves
      </label>
      <input
        id={`${id}-population`}
        className="field__input"
        name="population"
        type="text"
        inputMode="numeric"
        autoComplete="off"
      />
      <button className="button" type="submit">
        Show the price
      </button>
      <p className="library-price__answer" role="status">
        {answer}
      </p>
    </form>
  );
}

function priceOf(tiers: readonly LibraryTier[], written: string): string {
  const population = readPopulation(written);
  const tier = population === undefined ? undefined : findTier(tiers, population);
  if (population === undefined || tier === undefined) return 'Write a number, such as 48,000.';
  return `${formatDollars(tier.price)} a year for a population of ${formatCount(population)}.`;
}
