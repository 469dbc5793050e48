import type { ReactNode } from 'react';
import { Markup } from '../app/Markup.tsx';
import { headOf } from '../app/head.ts';
import { Layout } from '../app/layout.tsx';
import type { MainPage, MainRoute } from '../app/view.ts';
import { ButtonLink } from '../components/button/ButtonLink.tsx';
import { FeatureList } from '../components/feature-list/FeatureList.tsx';
import { Opening } from '../components/opening/Opening.tsx';
import { StartFree } from '../components/opening/StartFree.tsx';
import { Prose } from '../components/prose/Prose.tsx';
import { Timeline } from '../components/timeline/Timeline.tsx';
import { mailLink } from '../services/mail-link.ts';
import { Film } from './film.tsx';

/** Testimonial video, history and mission (docs/product.md S6). */
export const about: MainRoute = {
  head: (page) => headOf(page, page.region.pages.about),
  View: (page) => (
    <Layout
      top={<Beginning {...page} />}
      content={<Body {...page} />}
      bottom={<Markup html={page.bottom} />}
    />
  ),
};

function Beginning({ site, region }: MainPage): ReactNode {
  const { title, free, mission, history } = region.pages.about;
  const { signUpFree } = site.interface.plans;
  const trail = (
    <>
      <h2>{history.title}</h2>
      <Timeline events={history.events} />
    </>
  );
  return (
    <Opening
      heading={title}
      lead={<Prose text={mission.maker} />}
      sheet={trail}
      more={
        <>
          <h2>{mission.title}</h2>
          <p>{mission.text}</p>
        </>
      }
    >
      <StartFree button={signUpFree} signUpUrl={region.signUpUrl} note={free} />
    </Opening>
  );
}

function Body(page: MainPage): ReactNode {
  const { testimonial, partners } = page.region.pages.about;
  return (
    <>
      <section className="section section--aside" data-reveal="">
        <h2>{testimonial.title}</h2>
        <Film film={testimonial.video} page={page} />
      </section>
      <section className="section section--aside" data-reveal="" aria-labelledby="partners">
        <h2 id="partners">{partners.title}</h2>
        <p className="measure">{partners.text}</p>
        <FeatureList features={partners.offers} icon={page.icon} />
        <p>
          <ButtonLink href={mailLink({ to: page.site.contacts.email, subject: partners.subject })}>
            {partners.button}
          </ButtonLink>
        </p>
      </section>
    </>
  );
}
