import type { ReactNode } from 'react';
import { Markup } from '../app/Markup.tsx';
import { headOf } from '../app/head.ts';
import { Layout } from '../app/layout.tsx';
import type { MainPage, MainRoute } from '../app/view.ts';
import { Timeline } from '../components/timeline/Timeline.tsx';
import { aboutVideoIsland } from '../islands/AboutVideo.tsx';
import { Island } from '../islands/island.tsx';

/** Testimonial video, history and mission (docs/product.md S6). */
export const about: MainRoute = {
  head: (page) =>
    headOf(page, {
      title: `About ${page.site.name}`,
      description: `Who makes ${page.site.name}, since when, and what for.`,
    }),
  View: (page) => (
    <Layout
      title={<h1>About {page.site.name}</h1>}
      content={<Body {...page} />}
      bottom={<Markup html={page.bottom} />}
    />
  ),
};

function Body(page: MainPage): ReactNode {
  const { site } = page;
  return (
    <>
      <section className="section section--aside">
        <h2>What we are here for</h2>
        <p className="lead">{site.about.mission}</p>
        <p className="measure">
          {site.name} is made by <a href={site.provider.url}>{site.provider.name}</a>. Schools,
          districts, state programs and libraries use it with learners aged {site.claims.minimumAge}{' '}
          and up.
        </p>
      </section>
      <section className="section section--aside" data-reveal="">
        <h2>Educators on their year with us</h2>
        <Testimonial {...page} />
      </section>
      <section className="section section--aside" data-reveal="">
        <h2>How we got here</h2>
        <Timeline events={site.about.history} />
      </section>
    </>
  );
}

function Testimonial({ site, asset, urlOf }: MainPage): ReactNode {
  const { title, url, fallbackUrl, poster, captions } = site.about.video;
  const { url: posterUrl, width, height } = asset(poster);
  const props = {
    title,
    url: urlOf(url),
    ...(fallbackUrl !== undefined && { fallbackUrl: urlOf(fallbackUrl) }),
    poster: {
      url: posterUrl,
      ...(width === undefined ? {} : { width }),
      ...(height === undefined ? {} : { height }),
    },
    captionsUrl: urlOf(captions),
    words: site.interface.video,
  };
  return <Island of={aboutVideoIsland} when="interaction" props={props} />;
}
