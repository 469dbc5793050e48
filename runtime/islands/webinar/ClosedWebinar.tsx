import type { ReactElement, ReactNode } from 'react';
import { AddressWords } from '../../components/address-words/AddressWords.tsx';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { FilledIn } from '../../components/filled-in/FilledIn.tsx';
import type { RegionConfig, UpcomingWebinar } from '../../contract.ts';
import { ContactLine } from '../../forms/contact.tsx';
import type { Contact } from '../../forms/contact.tsx';
import type { FormWords } from '../../forms/form-words.ts';

interface ClosedWebinarProps {
  readonly upcoming: UpcomingWebinar;
  readonly phase: 'begun' | 'over';
  /** The address that its recording will have, if its hour is known. */
  readonly ownUrl?: string;
  readonly origin: string;
  readonly contact: Contact;
  readonly formWords: FormWords;
  readonly words: Pick<RegionConfig['pages']['webinar'], 'closed'>;
  /** The way to the next one. */
  readonly children: ReactNode;
}

/**
 * The page of a webinar that has begun, with the way in, or that is over, with where its recording
 * comes.
 */
export function ClosedWebinar({ children, ...props }: ClosedWebinarProps): ReactElement {
  const { upcoming, phase, words } = props;
  return (
    <>
      <div className="notice webinar__details webinar__details--closed" role="status">
        <p>
          <strong>{words.closed[phase]}</strong> {upcoming.webinarDetails}
        </p>
        {phase === 'begun' ? <WayIn {...props} /> : <ComingRecording {...props} />}
      </div>
      {children}
    </>
  );
}

type PartProps = Omit<ClosedWebinarProps, 'children'>;

function WayIn({ upcoming: { joinUrl }, contact, formWords, words }: PartProps): ReactElement {
  if (joinUrl === undefined)
    return (
      <>
        <p>{words.closed.link}</p>
        <ContactLine {...contact} words={formWords} />
      </>
    );
  return (
    <p>
      <ButtonLink href={joinUrl}>{words.closed.join}</ButtonLink>
    </p>
  );
}

function ComingRecording({ ownUrl, origin, words }: PartProps): ReactElement | null {
  if (ownUrl === undefined) return null;
  const address = (
    <a href={ownUrl}>
      <AddressWords text={origin + ownUrl} />
    </a>
  );
  return (
    <p className="webinar__address">
      <FilledIn message={words.closed.recording} values={{ address }} />
    </p>
  );
}
