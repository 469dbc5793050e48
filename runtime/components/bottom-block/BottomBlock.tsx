import type { ReactNode } from 'react';
import type { BuiltAsset, UpcomingWebinar } from '../../contract.ts';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { Picture } from '../picture/Picture.tsx';
import { nextWebinar } from './next-webinar.ts';
import type { WebinarOffers } from './next-webinar.ts';

export interface BottomBlockProps {
  readonly ask: Offer;
  readonly webinars: {
    readonly upcoming?: UpcomingWebinar | undefined;
    readonly offers: WebinarOffers;
    /** The words of the link to the sign-up, where no button leads there. */
    readonly next: string;
    /**
     * The region's siteId, with which the browser asks the API again; absent on the edition without
     * a state.
     */
    readonly regionId?: string;
  };
  readonly brochure: Offer & { readonly cover: BuiltAsset };
}

interface Offer {
  readonly title: string;
  readonly text: string;
  /** The words of the button. */
  readonly button: string;
  readonly href: string;
}

/** What to do next, at the end of several pages (docs/product.md S16). */
export function BottomBlock({ ask, webinars, brochure }: BottomBlockProps): ReactNode {
  return (
    <div className="bottom-block" data-reveal="">
      <section className="bottom-block__part">
        <h2>{ask.title}</h2>
        <p>{ask.text}</p>
        <ButtonLink href={ask.href}>{ask.button}</ButtonLink>
      </section>
      <Webinar {...webinars} />
      <section className="bottom-block__part bottom-block__part--brochure">
        <h2>{brochure.title}</h2>
        <p>{brochure.text}</p>
        <Picture asset={brochure.cover} className="bottom-block__cover" place="cover" />
        <ButtonLink href={brochure.href} isDownload>
          {brochure.button}
        </ButtonLink>
      </section>
    </div>
  );
}

/** The attributes hold what the browser needs to bring it up to the API's answer. */
function Webinar({ offers, next, regionId, upcoming }: BottomBlockProps['webinars']): ReactNode {
  const { title, text, button, href, isPlanned } = nextWebinar(upcoming, offers);
  return (
    <section
      className="bottom-block__part"
      data-bottom-webinar=""
      data-region-id={regionId}
      data-offers={JSON.stringify(offers)}
      data-until={upcoming?.startsAt}
    >
      <h2>{title}</h2>
      <p>{text}</p>
      <ButtonLink href={href}>{button}</ButtonLink>
      <a className="way" href={offers.planned.href} hidden={isPlanned}>
        {next}
      </a>
    </section>
  );
}
