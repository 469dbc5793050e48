import type { ReactNode } from 'react';
import type { Wages } from '../../app/local-pay.ts';
import { localPay } from '../../app/local-pay.ts';
import type { RegionConfig } from '../../contract.ts';

export interface LocalPayProps {
  /** The region's key. */
  readonly region: string;
  readonly words: Pick<TryWords, 'questions' | 'careers'>;
  readonly wages?: Wages;
  /** Whether the careers stand side by side where there is room, and not in rows. */
  readonly isStrip?: boolean;
}

type TryWords = RegionConfig['pages']['try'];

/** What three careers of `/try/` pay in a region. */
export function LocalPay({ region, words, wages, isStrip = false }: LocalPayProps): ReactNode {
  const { pay, nationalPay, sample } = words.careers;
  return (
    <div className={isStrip ? 'pay pay--strip' : 'pay'}>
      <p>
        <strong>{wages === undefined ? nationalPay : pay}</strong> <span>{sample}</span>
      </p>
      <dl>
        {localPay(region, words.questions, wages).map((entry) => (
          <div key={entry.question}>
            <dt>{entry.career}</dt>
            <dd>{entry.pay}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
