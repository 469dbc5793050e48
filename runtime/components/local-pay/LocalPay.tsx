import type { ReactNode } from 'react';
import { formatDollars } from '../../app/format.ts';
import type { Icon as IconDrawing, RegionConfig } from '../../contract.ts';
import { Icon } from '../icon/Icon.tsx';

export interface LocalPayProps {
  /** The region's key. */
  readonly region: string;
  readonly words: Pick<TryWords, 'questions' | 'careers'>;
  readonly wages?: NonNullable<RegionConfig['wages']>;
  readonly icon: (name: string) => IconDrawing | undefined;
  readonly className?: string;
}

type TryWords = RegionConfig['pages']['try'];

/**
 * What three careers of `/try/` pay in a region, one of each question; which one differs by the region's key. A region that
 * states no wages shows those of the country.
 */
export function LocalPay({ region, words, wages, icon, className }: LocalPayProps): ReactNode {
  const { pay, nationalPay, sample } = words.careers;
  return (
    <div className={['upgrade-cards__card', className].filter(Boolean).join(' ')}>
      <p>
        <strong>{wages === undefined ? nationalPay : pay}</strong>
      </p>
      <ul className="legend">
        {words.questions.map(({ question, answers }, index) => {
          const place = (region.length + index) % answers.length;
          const answer = answers[place];
          return answer === undefined ? null : (
            <li key={question} className="legend__entry">
              <Icon icon={icon(answer.icon)} />
              <span>
                {answer.career}
                <br />
                <strong>{formatDollars(wages?.[index]?.[place] ?? answer.pay)}</strong>
              </span>
            </li>
          );
        })}
      </ul>
      <p>{sample}</p>
    </div>
  );
}
