import type { ReactElement } from 'react';
import type { RecordingWords } from './recording-title.ts';
import type { Recording } from './webinars.ts';

interface PreviousWebinarsProps {
  readonly words: RecordingWords;
  /** Latest first. */
  readonly history: readonly Recording[];
  readonly shown: Recording | undefined;
  /** Whether the page always shows that one. */
  readonly isOwn: boolean;
  /** The address of a recording by its place in the list. */
  readonly urlOf: (index: number) => string;
}

/** The recordings that the page does not show. */
export function PreviousWebinars({
  words,
  history,
  shown,
  isOwn,
  urlOf,
}: PreviousWebinarsProps): ReactElement | null {
  const isShown = ({ title, sortableDate }: Recording): boolean =>
    title === shown?.title && sortableDate === shown.sortableDate;
  const listed = history
    .map((recording, index) => ({ recording, index }))
    .filter(({ recording }) => !isShown(recording));
  if (listed.length === 0) return null;
  return (
    <nav className="recorded-webinar__previous" aria-labelledby="previous-webinars">
      <h2 id="previous-webinars">
        {isOwn || listed[0]?.index === 0 ? words.others : words.previous}
      </h2>
      <ul>
        {listed.map(({ recording: { title, date }, index }) => (
          <li key={index}>
            <a href={urlOf(index)}>{title}</a>
            <span className="recorded-webinar__listed">{date}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
