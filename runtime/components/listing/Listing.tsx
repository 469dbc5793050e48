import type { ReactNode } from 'react';
import type { RegionConfig } from '../../contract.ts';

export interface ListingProps {
  readonly words: RegionConfig['pages']['localOpportunities']['listing'];
}

/**
 * A local opportunity as a learner reads of it: where it is, what it asks and answers, and what has
 * to be done first.
 */
export function Listing({ words }: ListingProps): ReactNode {
  const { label, title, kind, distance, facts, before, tasks } = words;
  return (
    <article className="listing">
      <div className="listing__map">
        <StreetMap />
        <p>{distance}</p>
      </div>
      <div className="listing__words">
        <p className="profile__label">
          <span>{label}</span> <span>{kind}</span>
        </p>
        <h2>{title}</h2>
        <dl className="listing__facts">
          {facts.map((fact) => (
            <div key={fact.label}>
              <dt>{fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
        <h3>{before}</h3>
        <ul className="listing__tasks">
          {tasks.map(({ task, status, isDone = false }) => (
            <li key={task} className={isDone ? 'listing__task--done' : undefined}>
              <CheckBox isTicked={isDone} />
              <span>{task}</span>
              <span className="listing__status">{status}</span>
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}

/**
 * Streets, and the dotted way from a school to a workplace; the words beside it say how far that
 * is.
 */
function StreetMap(): ReactNode {
  return (
    <svg viewBox="0 0 640 104" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path
        className="listing__streets"
        d="M-40 84C120 60 200 104 320 74S560 64 700 34M150-20V130M348-20V130M500-20V130M-20 26H700"
      />
      <path className="listing__way" d="M244 80C266 60 290 48 320 58S392 84 424 48" />
      <circle className="listing__start" cx="244" cy="80" r="7" />
      <path
        className="listing__goal"
        d="M424 46c-6-9-14-15-14-25a14 14 0 0 1 28 0c0 10-8 16-14 25z"
      />
      <circle className="listing__hole" cx="424" cy="21" r="4.5" />
    </svg>
  );
}

function CheckBox({ isTicked }: { readonly isTicked: boolean }): ReactNode {
  return (
    <svg className="listing__box" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <rect x="2" y="2" width="20" height="20" rx="4" />
      {isTicked ? <path d="M7 12l4 4 7-8" /> : null}
    </svg>
  );
}
