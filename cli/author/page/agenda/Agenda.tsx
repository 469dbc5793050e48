import { useEffect, useReducer, useState } from 'react';
import { toQuestion, useAnswer } from '../find/use-answer.ts';
import { showAt } from '../inspector/ask.ts';
import { useSession } from '../inspector/use-session.ts';
import { printInstant } from '../print-instant.ts';
import type { AgendaAnswer, AgendaChange } from './messages.ts';
import { agendaPaths } from './messages.ts';
import { Webinars } from './Webinars.tsx';

/** The webinars to come, and what time will change by itself, by day, with the pages as of then. */
export function Agenda() {
  const session = useSession();
  const [at, setAt] = useState<string>();
  useEffect(() => session.onInstant(setAt), [session]);
  const [turn, askAgain] = useReducer((count: number) => count + 1, 0);
  const question = at === undefined ? undefined : toQuestion({ at, turn: String(turn) });
  const answer = useAnswer<AgendaAnswer>(agendaPaths.changes, question);
  return (
    <div className="agenda">
      <section aria-labelledby="webinars">
        <h2 id="webinars" className="agenda__title">
          Webinars to come
        </h2>
        <Webinars onChanged={askAgain} />
      </section>
      <Changes answer={answer} />
    </div>
  );
}

interface ChangesProps {
  readonly answer: AgendaAnswer | undefined;
}

function Changes({ answer }: ChangesProps) {
  return (
    <section aria-labelledby="changes">
      <h2 id="changes" className="agenda__title">
        What time will change
      </h2>
      <p className="agenda__lead" role="status">
        {sayCount(answer)}
      </p>
      <ol className="agenda__days">
        {daysOf(answer?.changes ?? []).map(([day, changes]) => (
          <li key={day} className="agenda__day">
            <h3 className="agenda__date">{printDay(day)}</h3>
            <ul className="agenda__changes">
              {changes.map((change) => (
                <li key={`${change.place.label} ${change.words}`}>
                  <Change change={change} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

function sayCount(answer: AgendaAnswer | undefined): string {
  if (answer === undefined) return 'Looking …';
  const { changes, until } = answer;
  const end = `until ${printInstant(until)}.`;
  if (changes.length === 0) return `Time changes nothing ${end}`;
  return `${changes.length === 1 ? '1 change' : `${changes.length} changes`} ${end}`;
}

function daysOf(changes: readonly AgendaChange[]) {
  const days = new Set(changes.map(({ day }) => day));
  return [...days].map((day) => [day, changes.filter((change) => change.day === day)] as const);
}

function printDay(day: string): string {
  return new Date(day).toLocaleDateString([], { dateStyle: 'full', timeZone: 'UTC' });
}

interface ChangeProps {
  readonly change: AgendaChange;
}

function Change({ change }: ChangeProps) {
  const session = useSession();
  const { at, words, local, place, links, pages } = change;
  const count = pages === 1 ? 'on 1 page' : `on ${pages} pages`;
  return (
    <>
      <p className="agenda__words">{words}</p>
      <p className="agenda__facts">
        {local ?? 'midnight in UTC'} · <a href={place.editorUrl}>{place.label}</a>
        {pages !== undefined && ` · ${count}`}
      </p>
      <p className="agenda__links">
        {links.map(({ name, url }) => (
          <a
            key={url}
            href={url}
            onClick={(event) => {
              const isOwnTab = !event.ctrlKey && !event.metaKey && !event.shiftKey;
              if (isOwnTab) event.preventDefault();
              void showAt(at, session.token).then(() => isOwnTab && location.assign(url));
            }}
          >
            {name} as of then
          </a>
        ))}
      </p>
    </>
  );
}
