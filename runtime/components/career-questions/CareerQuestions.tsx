import type { ReactNode } from 'react';
import { formatDollars } from '../../app/format.ts';
import type { Icon as IconDrawing, RegionConfig } from '../../contract.ts';
import { Icon } from '../icon/Icon.tsx';

export interface CareerQuestionsProps {
  readonly words: TryWords;
  /** What the careers pay in the region, by question and answer; without it, the figures of the country are shown. */
  readonly wages?: NonNullable<RegionConfig['wages']>;
  /** The page itself, with no answer. */
  readonly href: string;
  readonly icon: (name: string) => IconDrawing | undefined;
}

type TryWords = RegionConfig['pages']['try'];
type Question = TryWords['questions'][number];
type Answer = Question['answers'][number];

/**
 * Questions, and a career for each answer. Which careers are shown follows from the chosen answers by style alone
 * (try.css), so that nothing is loaded, sent or kept; where styles can't choose, all careers stay.
 */
export function CareerQuestions(props: CareerQuestionsProps): ReactNode {
  return (
    <div className="try">
      <Questions {...props.words} />
      <Careers {...props} />
    </div>
  );
}

function Questions({ heading, questions, button }: TryWords): ReactNode {
  return (
    <section className="section">
      <h2>{heading}</h2>
      <ol className="trail">
        {questions.map(({ question, answers }, index) => (
          <li key={question} className="trail__waypoint">
            <fieldset className="try__question">
              <legend>{question}</legend>
              {answers.map(({ answer }, place) => (
                <label key={answer} className="try__answer">
                  <input type="radio" name={`question-${index}`} id={`answer-${index}-${place}`} />
                  {answer}
                </label>
              ))}
            </fieldset>
          </li>
        ))}
      </ol>
      <p className="try__button">
        <a className="button button--primary" href="#careers">
          {button}
        </a>
      </p>
    </section>
  );
}

function Careers({ words, wages, href, icon }: CareerQuestionsProps): ReactNode {
  const { title, text, note, again } = words.careers;
  return (
    <section className="section" aria-labelledby="careers">
      <h2 id="careers">{title}</h2>
      <p className="measure">{text}</p>
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
