import type { ReactNode } from 'react';
import { formatDollars } from '../../app/format.ts';
import type { RegionConfig } from '../../contract.ts';

export interface LocalPayProps {
  /** The region's key. */
  readonly region: string;
  readonly words: Pick<TryWords, 'questions' | 'careers'>;
  readonly wages?: NonNullable<RegionConfig['wages']>;
  /** Whether the careers stand side by side where there is room, and not in rows. */
  readonly isStrip?: boolean;
}

type TryWords = RegionConfig['pages']['try'];

/**
 * What three careers of `/try/` pay in a region, one of each question; which one differs by the region's key. A region that
 * states no wages shows those of the country.
 */
export function LocalPay({ region, words, wages, isStrip = false }: LocalPayProps): ReactNode {
  const { pay, nationalPay, sample } = words.careers;
  return (
    <div className={isStrip ? 'pay pay--strip' : 'pay'}>
      <p>
        <strong>{wages === undefined ? nationalPay : pay}</strong> <span>{sample}</span>
      </p>
      <dl>
        {words.questions.map(({ question, answers }, index) => {
          const place = (region.length + index) % answers.length;
          const answer = answers[place];
          return answer === undefined ? null : (
            <div key={question}>
              <dt>{answer.career}</dt>
              <dd>{formatDollars(wages?.[index]?.[place] ?? answer.pay)}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
