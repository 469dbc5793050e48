import type { ReactNode } from 'react';
import { formatDollars } from '../../app/format.ts';
import type { Icon as IconDrawing, RegionConfig } from '../../contract.ts';
import { Icon } from '../icon/Icon.tsx';
import { PayTrails } from './PayTrails.tsx';

export interface CareerProfileProps {
  /** The region's key: which career is shown differs by it. */
  readonly region: string;
  readonly words: RegionConfig['pages']['plan']['profile'];
  readonly careers: Pick<TryWords, 'questions' | 'careers'>;
  /**
   * What the careers pay in the region, by question and answer; without it, the figures of the
   * country are shown.
   */
  readonly wages?: NonNullable<RegionConfig['wages']>;
  readonly icon: (name: string) => IconDrawing | undefined;
  /** Where more careers are. */
  readonly more: ReactNode;
}

type TryWords = RegionConfig['pages']['try'];

/**
 * A career as a learner reads of it: a day at work, what it pays there beside two others, and the
 * way there.
 */
export function CareerProfile(props: CareerProfileProps): ReactNode {
  const { region, words, careers, wages, icon, more } = props;
  const { pay, nationalPay, training, sample } = careers.careers;
  const paid = payOf(careers.questions, wages);
  const start = region.length * 4;
  const [shown, ...others] = [0, 4, 8].flatMap((step) => paid[(start + step) % paid.length] ?? []);
  if (shown === undefined) return null;
  return (
    <article className="profile">
      <p className="profile__label">
        <span>{words.label}</span> <span>{sample}</span>
      </p>
      <h2 className="profile__name">
        <Icon icon={icon(shown.icon)} />
        {shown.career}
      </h2>
      <dl className="profile__facts">
        <div>
          <dt>{words.day}</dt>
          <dd className="profile__day">{shown.day}</dd>
        </div>
        <div>
          <dt>{wages === undefined ? nationalPay : pay}</dt>
          <dd>
            <strong className="profile__pay">{formatDollars(shown.pay)}</strong>
            <span className="profile__compare">{words.compare}</span>
            <PayTrails careers={[shown, ...others]} />
          </dd>
        </div>
        <div>
          <dt>{training}</dt>
          <dd className="profile__training">{shown.training}</dd>
        </div>
      </dl>
      {more}
    </article>
  );
}

type PaidCareer = TryWords['questions'][number]['answers'][number];

/** All careers, each with what it pays in the region or else in the country. */
function payOf(
  questions: TryWords['questions'],
  wages: CareerProfileProps['wages'],
): readonly PaidCareer[] {
  return questions.flatMap(({ answers }, row) =>
    answers.map((answer, place) => ({ ...answer, pay: wages?.[row]?.[place] ?? answer.pay })),
  );
}
