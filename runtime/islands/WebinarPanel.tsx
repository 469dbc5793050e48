import { useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import { Tabs } from '../components/tabs/Tabs.tsx';
import type { Tab } from '../components/tabs/Tabs.tsx';
import type { UpcomingWebinar } from '../contract.ts';
import type { ConfirmationWords } from '../forms/Confirmation.tsx';
import type { Contact } from '../forms/contact.tsx';
import type { FormWords } from '../forms/form-words.ts';
import { HostedForm } from '../forms/HostedForm.tsx';
import { findCampaign, withCampaign } from '../services/campaign.ts';
import { isPlainClick } from '../services/plain-click.ts';
import type { IslandDefinition } from './definition.ts';
import { useAddress } from './use-address.ts';
import { useResponse } from './webinar/use-response.ts';
import type { Response, ResponseTitles } from './webinar/use-response.ts';
import { useWebinars } from './webinar/use-webinars.ts';

export interface WebinarPanelProps {
  /** What the ids inside start with. */
  readonly id: string;
  /** The page's `h1` until the form's name is known. */
  readonly title: string;
  /** The region's siteId, which narrows the API's answer; absent on pages without one. */
  readonly regionId?: string;
  /** From the URL; attendance is `yes` unless it says `no`. */
  readonly response?: Response;
  /** Of the document, by response. */
  readonly titles: ResponseTitles;
  readonly upcoming?: UpcomingWebinar;
  readonly hasHistory: boolean;
  readonly links: WebinarLinks;
  readonly contact: Contact;
  /** Of the form. */
  readonly words: FormWords;
  readonly confirmation: ConfirmationWords;
}

export interface WebinarLinks {
  readonly yes: string;
  readonly no: string;
  readonly latest: string;
}

/** The webinar sign-up of docs/product.md S11; it holds the page's `h1`. */
export function WebinarPanel(props: WebinarPanelProps): ReactElement {
  const { id, regionId, titles, contact, words, confirmation } = props;
  const [formName, setFormName] = useState('');
  const [given, respond] = useResponse(props.response, titles);
  const preset = useMemo(() => ({ attendance: given.response ?? 'yes' }), [given]);
  const { upcoming, hasHistory } = useKnownWebinars(regionId, props);
  const links = useLinks(props.links);
  const tabOf = (label: string, answer: Response): Tab => ({
    label,
    href: links[answer],
    isCurrent: answer === preset.attendance,
    onClick: (event) => {
      if (!isPlainClick(event) || !hasForm(id)) return;
      event.preventDefault();
      respond(answer, links[answer]);
    },
  });
  return (
    <div className="webinar">
      <h1>{formName || props.title}</h1>
      {upcoming === undefined ? (
        <p className="webinar__none">No live webinar is planned at the moment.</p>
      ) : (
        <>
          <p className="notice webinar__details">{upcoming.webinarDetails}</p>
          <Tabs
            label="Your answer"
            tabs={[tabOf('I can make it', 'yes'), tabOf('I can’t make it', 'no')]}
          />
          <HostedForm
            id={id}
            formId={upcoming.webinarSignupForm}
            contact={contact}
            words={words}
            confirmation={confirmation}
            preset={preset}
            onLoaded={setFormName}
          />
        </>
      )}
      {hasHistory ? <LastWebinar href={links.latest} /> : null}
    </div>
  );
}

/** Whether there is a form to be kept; one that was sent is gone, and the other answer then needs a new one. */
function hasForm(id: string): boolean {
  return document.querySelector(`#${id} form`) !== null;
}

function LastWebinar({ href }: { readonly href: string }): ReactElement {
  return (
    <section className="webinar__last">
      <h2>Watch our Last Webinar</h2>
      <p>
        <a className="button" href={href}>
          Start Watching
        </a>
      </p>
    </section>
  );
}

type Known = Pick<WebinarPanelProps, 'upcoming' | 'hasHistory'>;

/** What is prerendered, then what the API says (docs/product.md P8). */
function useKnownWebinars(regionId: string | undefined, prerendered: Known): Known {
  const answer = useWebinars(regionId);
  if (answer === undefined) return prerendered;
  const { upcoming, history } = answer;
  return { hasHistory: history.length > 0, ...(upcoming === undefined ? {} : { upcoming }) };
}

/** The links with the campaign id of the current address, so that it isn't lost on the way (docs/product.md T3). */
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

export const webinarPanelIsland: IslandDefinition<WebinarPanelProps> = {
  name: 'WebinarPanel',
  Component: WebinarPanel,
};
