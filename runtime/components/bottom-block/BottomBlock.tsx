import type { ReactNode } from 'react';
import type { BuiltAsset } from '../../contract.ts';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { Picture } from '../picture/Picture.tsx';
import { nextWebinar } from './next-webinar.ts';
import type { KnownWebinars, WebinarUrls } from './next-webinar.ts';

export interface BottomBlockProps {
  readonly ask: { readonly title: string; readonly text: string; readonly href: string };
  readonly webinars: KnownWebinars & {
    readonly urls: WebinarUrls;
    /** The region's siteId, with which the browser asks the API again; absent on the edition without a state. */
    readonly regionId?: string;
  };
  readonly brochure: { readonly href: string; readonly cover: BuiltAsset };
}

/** What to do next, at the end of several pages (docs/product.md S16). */
export function BottomBlock({ ask, webinars, brochure }: BottomBlockProps): ReactNode {
  return (
    <div className="bottom-block" data-reveal="">
      <section className="bottom-block__part">
        <h2>{ask.title}</h2>
        <p>{ask.text}</p>
        <ButtonLink href={ask.href}>Ask Us</ButtonLink>
      </section>
      <Webinar {...webinars} />
      <section className="bottom-block__part bottom-block__part--brochure">
        <h2>Take it to your team</h2>
        <p>The brochure says on two pages what your students get and what it costs.</p>
        <Picture asset={brochure.cover} className="bottom-block__cover" place="cover" />
        <ButtonLink href={brochure.href} isDownload>
          Download the brochure
        </ButtonLink>
      </section>
    </div>
  );
}

/** The attributes hold what the browser needs to bring it up to the API's answer. */
function Webinar({ urls, regionId, ...known }: BottomBlockProps['webinars']): ReactNode {
  const { title, details, label, href } = nextWebinar(known, urls);
  return (
    <section
      className="bottom-block__part"
      data-bottom-webinar=""
      data-region-id={regionId}
      data-sign-up={urls.signUp}
      data-watch={urls.watch}
      data-ask={urls.ask}
    >
      <h2>{title}</h2>
      <p>{details}</p>
      <ButtonLink href={href}>{label}</ButtonLink>
    </section>
  );
}
