import type { ReactNode } from 'react';
import type { RegionConfig } from '../../contract.ts';

type TryWords = RegionConfig['pages']['try'];
type Questions = TryWords['questions'];

export interface CareerQuestionsProps {
  readonly words: Pick<TryWords, 'heading' | 'questions' | 'button'>;
}

/**
 * Questions to pick answers to. Which careers are shown follows from the chosen answers by style
 * alone (try.css), so that nothing is loaded, sent or kept. Once all are answered, the button leads
 * to an address that holds the answers.
 */
export function CareerQuestions({ words }: CareerQuestionsProps): ReactNode {
  const { heading, questions, button } = words;
  return (
    <section className="try" aria-labelledby="questions">
      <h2 id="questions">{heading}</h2>
      <ol className="trail trail--down">
        {questions.map(({ question, answers }, index) => (
          <li key={question} className="trail__waypoint">
            <fieldset className="try__question">
              <legend>{question}</legend>
              <div className="try__answers">
                {answers.map(({ answer }, place) => (
                  <label key={answer} className="try__answer">
                    <input
                      type="radio"
                      name={`question-${index}`}
                      id={`answer-${index}-${place}`}
                    />
                    {answer}
                  </label>
                ))}
              </div>
            </fieldset>
          </li>
        ))}
      </ol>
      <p className="try__button">
        <a className="button button--primary try__all" href="#careers">
          {button}
        </a>
        {cardsOf(questions).map((card) => (
          <a
            key={idOf(card)}
            className={`button button--primary try__card ${classesOf(card, 'to')}`}
            href={`#${idOf(card)}`}
          >
            {button}
          </a>
        ))}
      </p>
    </section>
  );
}

/** Where the addresses that hold answers lead to. */
export function Cards({ questions }: { readonly questions: Questions }): ReactNode {
  return cardsOf(questions).map((card) => (
    <span key={idOf(card)} id={idOf(card)} className={classesOf(card, 'at')} />
  ));
}

/** The place of the answer to each question. */
type Card = readonly number[];

/** All that can be answered. */
function cardsOf(questions: Questions): readonly Card[] {
  return questions.reduce<readonly Card[]>(
    (cards, { answers }) => cards.flatMap((card) => answers.map((_, place) => [...card, place])),
    [[]],
  );
}

function idOf(card: Card): string {
  return `card-${card.join('-')}`;
}

function classesOf(card: Card, prefix: 'to' | 'at'): string {
  return card.map((place, index) => `${prefix}-${index}-${place}`).join(' ');
}
