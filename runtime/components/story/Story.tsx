import type { ReactNode } from 'react';
import type { BuiltAsset, RegionConfig } from '../../contract.ts';
import { Picture } from '../picture/Picture.tsx';
import { Comb } from './Comb.tsx';

type StoryWords = RegionConfig['pages']['upTheLadder']['story'];
type Moment = StoryWords['moments'][number];

export interface StoryProps {
  readonly words: StoryWords;
  readonly asset: (picture: Moment['picture']) => BuiltAsset;
}

/**
 * A story for younger learners: moments of a workday, and a question to answer. What is said to an
 * answer follows from the choice by style alone (story.css), so that nothing is loaded, sent or
 * kept; where styles can't choose, all of it stays.
 */
export function Story({ words, asset }: StoryProps): ReactNode {
  const { title, moments } = words;
  return (
    <article className="story">
      <h2>{title}</h2>
      <ol className="story__moments">
        {moments.map(({ time, text, picture }) => (
          <li key={time}>
            <Picture asset={asset(picture)} isFirstSeen />
            <strong>{time}</strong> <span>{text}</span>
          </li>
        ))}
      </ol>
      <Task {...words} />
    </article>
  );
}

function Task({ question, answers }: StoryWords): ReactNode {
  return (
    <div className="story__task">
      <fieldset>
        <legend>{question}</legend>
        <div className="story__answers">
          {answers.map(({ answer, isRight = false }) => (
            <label key={answer}>
              <input type="radio" name="story" className={isRight ? 'story__right' : undefined} />
              {answer}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="story__replies" role="status">
        {answers.map(({ reply }) => (
          <p key={reply}>{reply}</p>
        ))}
      </div>
      <Comb />
    </div>
  );
}
