import type { ReactNode } from 'react';
import { formatDollars } from '../../app/format.ts';
import type { Icon as IconDrawing, RegionConfig } from '../../contract.ts';
import { Icon } from '../icon/Icon.tsx';
import { Cards } from './CareerQuestions.tsx';

type TryWords = RegionConfig['pages']['try'];
type Answer = TryWords['questions'][number]['answers'][number];

export interface CareersProps {
  readonly words: Pick<TryWords, 'questions' | 'careers'>;
  /**
   * What the careers pay in the region, by question and answer; without it, the figures of the
   * country are shown.
   */
  readonly wages?: NonNullable<RegionConfig['wages']>;
  /** The page itself, with no answer. */
  readonly href: string;
  readonly icon: (name: string) => IconDrawing | undefined;
}

/**
 * A career for each answer, in a column for each question; where styles can't choose, all of them
 * stay.
 */
export function Careers({ words, wages, href, icon }: CareersProps): ReactNode {
  const { title, text, share, note, again } = words.careers;
  return (
    <section className="section" aria-labelledby="careers">
      <Cards questions={words.questions} />
      <h2 id="careers">{title}</h2>
      <p className="measure careers__text">{text}</p>
      <p className="measure careers__share">{share}</p>
      <ul className="careers">
        {words.questions.map(({ answers }, index) =>
          answers.map((answer, place) => (
            <li key={answer.answer} className={`career career-${index} career-${index}-${place}`}>
              <Career
                {...answer}
                drawing={icon(answer.icon)}
                words={words.careers}
                wage={wages?.[index]?.[place]}
              />
            </li>
          )),
        )}
      </ul>
      <p className="measure">{note}</p>
      <p>
        <a className="way" href={href}>
          {again}
        </a>
      </p>
    </section>
  );
}

interface CareerProps extends Answer {
  readonly drawing: IconDrawing | undefined;
  readonly words: TryWords['careers'];
  /** What it pays in the region, where that is known. */
  readonly wage: number | undefined;
}

function Career({ answer, career, day, pay, training, drawing, words, wage }: CareerProps) {
  return (
    <>
      <p className="career__answer">
        <Icon icon={drawing} />
        {answer}
      </p>
      <h3>{career}</h3>
      <p>{day}</p>
      <dl className="career__facts">
        <div>
          <dt>{wage === undefined ? words.nationalPay : words.pay}</dt>
          <dd className="career__pay">{formatDollars(wage ?? pay)}</dd>
        </div>
        <div>
          <dt>{words.training}</dt>
          <dd>{training}</dd>
        </div>
      </dl>
    </>
  );
}
