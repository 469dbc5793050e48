import type { ReactElement } from 'react';
import type { UpcomingWebinar } from '../../contract.ts';
import type { RecordingWords } from './recording-title.ts';

interface NextWebinarProps {
  readonly words: RecordingWords['next'];
  readonly upcoming: UpcomingWebinar | undefined;
  readonly href: string;
}

/** The way to the sign-up, whether a webinar is planned or not. */
export function NextWebinar({ words, upcoming, href }: NextWebinarProps): ReactElement {
  return (
    <section className="recorded-webinar__next">
      <h2>{words.title}</h2>
      <p>{upcoming?.webinarDetails ?? words.unplanned}</p>
      <p>
        <a className="button" href={href}>
          {upcoming === undefined ? words.hear : words.signUp}
        </a>
      </p>
    </section>
  );
}
