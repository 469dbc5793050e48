import { useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import { Tabs } from '../components/tabs/Tabs.tsx';
import type { Tab } from '../components/tabs/Tabs.tsx';
import type { Way } from '../components/ways/Ways.tsx';
import type { RegionConfig, UpcomingWebinar } from '../contract.ts';
import type { ConfirmationWords } from '../forms/Confirmation.tsx';
import type { Contact } from '../forms/contact.tsx';
import type { FormWords } from '../forms/form-words.ts';
import { HostedForm } from '../forms/HostedForm.tsx';
import type { HostedFormProps } from '../forms/form-props.ts';
import { findCampaign, withCampaign } from '../services/campaign.ts';
import type { SentWords } from '../services/sent-words.ts';
import { isPlainClick } from '../services/plain-click.ts';
import type { IslandDefinition } from './definition.ts';
import { useAddress } from './use-address.ts';
import { ClosedWebinar } from './webinar/ClosedWebinar.tsx';
import { WebinarDetails } from './webinar/WebinarDetails.tsx';
import type { WebinarDetailsProps } from './webinar/WebinarDetails.tsx';
import { attendanceField, useResponse } from './webinar/use-response.ts';
import type { Response, ResponseTitles } from './webinar/use-response.ts';
import { useAnnounced } from './webinar/use-announced.ts';
import type { Webinars } from './webinar/webinars.ts';

export interface WebinarPanelProps extends Omit<
  WebinarDetailsProps,
  'upcoming' | 'headline' | 'words'
> {
  /** What the ids inside start with. */
  readonly id: string;
  /** Its title is the page's `h1` until the form's name is known. */
  readonly words: PanelWords;
  /** The region's siteId, which narrows the API's answer; absent on pages without one. */
  readonly regionId?: string;
  /** From the URL; attendance is `yes` unless it says `no`. */
  readonly response?: Response;
  /** Titles of the document by response. */
  readonly titles: ResponseTitles;
  readonly upcoming?: UpcomingWebinar;
  /** The address that its recording will have, if its hour is known. */
  readonly ownUrl?: string;
  /** Where the site is published, such as `https://www.example.com`. */
  readonly origin: string;
  /** The way to the page of the next one, if another is planned. */
  readonly next?: Way;
  /** Whether the page is the webinar's own, which announces no other. */
  readonly isOwn?: boolean;
  /** Whether there are recordings to watch. */
  readonly hasRecordings: boolean;
  readonly links: WebinarLinks;
  readonly contact: Contact;
  readonly formWords: FormWords;
  readonly confirmation: ConfirmationWords;
  /** How confirmations say when their form was sent. */
  readonly sent: SentWords;
  /** The id of the form that asks for word of the next webinar. */
  readonly nextForm: string;
}

type PanelWords = Pick<
  WebinarWords,
  'title' | 'answers' | 'calendar' | 'recording' | 'closed' | 'unplanned' | 'last'
>;

export type WebinarWords = RegionConfig['pages']['webinar'];

export interface WebinarLinks {
  readonly yes: string;
  readonly no: string;
  readonly latest: string;
}

/** The webinar sign-up of docs/product.md S11; it holds the page's `h1`. */
function WebinarPanel(props: WebinarPanelProps): ReactElement {
  const { regionId, words } = props;
  const [formName, setFormName] = useState('');
  const { upcoming, phase, webinars } = useAnnounced(regionId, props.upcoming, props.isOwn);
  const links = useLinks(props.links);
  const headline = formName || (upcoming?.title ?? words.title);
  return (
    <div className="webinar">
      <h1>{headline}</h1>
      {upcoming === undefined ? (
        <Unplanned {...props} />
      ) : phase !== 'ahead' ? (
        <ClosedWebinar {...props} upcoming={upcoming} phase={phase}>
          {props.next === undefined ? (
            <NextForm {...props} />
          ) : (
            <p>
              <a className="way" href={props.next.href}>
                {props.next.label}
              </a>
            </p>
          )}
        </ClosedWebinar>
      ) : (
        <SignUp
          {...props}
          upcoming={upcoming}
          headline={headline}
          links={links}
          onLoaded={setFormName}
        />
      )}
      {hasRecordings(webinars, props) ? (
        <LastWebinar words={words.last} href={links.latest} />
      ) : null}
    </div>
  );
}

interface SignUpProps extends WebinarPanelProps {
  readonly upcoming: UpcomingWebinar;
  readonly headline: string;
  /** Is told the name of the form. */
  readonly onLoaded: (name: string) => void;
}

/** What a webinar is about, both answers, and the form. */
function SignUp({ upcoming, links, onLoaded, ...props }: SignUpProps): ReactElement {
  const { id, titles, contact, words, formWords, confirmation, sent } = props;
  const [given, respond] = useResponse(props.response, titles);
  const preset = useMemo(() => ({ attendance: given.response ?? 'yes' }), [given]);
  const tabOf = (label: string, response: Response): Tab => ({
    label,
    href: links[response],
    isCurrent: response === preset.attendance,
    onClick: (event) => {
      if (!isPlainClick(event) || !hasForm(id)) return;
      event.preventDefault();
      respond(response, links[response]);
    },
  });
  return (
    <>
      <WebinarDetails {...props} upcoming={upcoming} />
      <Tabs
        label={words.answers.label}
        tabs={[tabOf(words.answers.coming, 'yes'), tabOf(words.answers.notComing, 'no')]}
      />
      <HostedForm
        id={id}
        formId={upcoming.webinarSignupForm}
        contact={contact}
        words={formWords}
        confirmation={confirmation}
        sent={sent}
        preset={preset}
        answered={attendance}
        {...(preset.attendance === 'no' && forRecording(words.recording, sent))}
        onLoaded={onLoaded}
      />
    </>
  );
}

/** The API's answer, and else what the page was built with (docs/product.md P8). */
function hasRecordings(webinars: Webinars | undefined, prerendered: WebinarPanelProps): boolean {
  return webinars === undefined ? prerendered.hasRecordings : webinars.history.length > 0;
}

/** The page of a region that plans no webinar. */
function Unplanned(props: WebinarPanelProps): ReactElement {
  return (
    <>
      <p className="webinar__none">{props.words.unplanned.text}</p>
      <NextForm {...props} />
    </>
  );
}

/** Where nobody can sign up, visitors can ask for word of the next webinar. */
function NextForm({ id, words, nextForm, ...form }: WebinarPanelProps): ReactElement {
  const { title, invitation, submit } = words.unplanned;
  const { contact, formWords, confirmation, sent } = form;
  return (
    <section className="webinar__next" aria-labelledby={`${id}-next-title`}>
      <h2 id={`${id}-next-title`}>{title}</h2>
      <HostedForm
        id={`${id}-next`}
        formId={nextForm}
        contact={contact}
        words={formWords}
        confirmation={confirmation}
        sent={unpromised(sent)}
        lead={invitation}
        submitLabel={submit}
      />
    </section>
  );
}

/** The tabs ask whether the visitor can make it, so that the form need not ask again. */
const attendance = [attendanceField];

/** Who can't make it is asked where to send the recording. */
function forRecording(
  { lead, submit, thanks }: PanelWords['recording'],
  sent: SentWords,
): Pick<HostedFormProps, 'lead' | 'submitLabel' | 'thanks' | 'sent'> {
  return { lead, submitLabel: submit, thanks, sent: unpromised(sent) };
}

/** No day is promised for a reply after a webinar, or about the next one. */
function unpromised(sent: SentWords): SentWords {
  return { ...sent, workingDays: undefined };
}

/**
 * Whether there is a form to be kept; one that was sent is gone, and the other answer then needs a
 * new one.
 */
function hasForm(id: string): boolean {
  return document.querySelector(`#${id} form`) !== null;
}

interface LastWebinarProps {
  readonly words: PanelWords['last'];
  readonly href: string;
}

function LastWebinar({ words, href }: LastWebinarProps): ReactElement {
  return (
    <section className="webinar__last">
      <h2>{words.title}</h2>
      <p>
        <a className="button" href={href}>
          {words.button}
        </a>
      </p>
    </section>
  );
}

/**
 * The links with the campaign id of the current address, so that it isn't lost on the way
 * (docs/product.md T3).
 */
function useLinks(links: WebinarLinks): WebinarLinks {
  const address = useAddress();
  if (address === undefined) return links;
  const prefix = links.latest.replace(/\/webinar\/.*$/, '');
  const campaign = findCampaign(new URL(address).pathname, prefix);
  return {
    yes: withCampaign(links.yes, campaign),
    no: withCampaign(links.no, campaign),
    latest: withCampaign(links.latest, campaign),
  };
}

export const island: IslandDefinition<WebinarPanelProps> = {
  name: 'WebinarPanel',
  Component: WebinarPanel,
};
