import type { ReactNode } from 'react';
import { Markup } from '../app/Markup.tsx';
import { headOf } from '../app/head.ts';
import { Layout } from '../app/layout.tsx';
import type { MainPage, MainRoute } from '../app/view.ts';
import { FeatureSection } from '../components/feature-section/FeatureSection.tsx';
import { Trail } from '../components/trail/Trail.tsx';

/** The younger learners' product (docs/product.md S5). */
export const upTheLadder: MainRoute = {
  isPlain: true,
  head: (page) =>
    headOf(page, {
      title: 'Up the Ladder for early learners',
      description: `Careers for learners aged ${page.site.claims.minimumAge} and up in ${page.region.name}: a story, a task to try, and words to take home.`,
    }),
  View: (page) => (
    <Layout
      title={<h1>Up the Ladder, for learners aged {page.site.claims.minimumAge} and up</h1>}
      top={
        <p className="lead">
          Children know a handful of jobs: those they meet. Up the Ladder shows them more, in
          stories short enough for one lesson.
        </p>
      }
      content={<Body {...page} />}
      bottom={<Markup html={page.bottom} />}
    />
  ),
};

function Body({ site, asset, link }: MainPage): ReactNode {
  return (
    <>
      <FeatureSection
        title="One person, one workday, one rung"
        text="Each story follows a person through a day at work. A child reads it or listens to it, tries one of the tasks, and collects the words that belong to the trade."
        picture={asset(site.screens.upTheLadder)}
      />
      <section className="section" data-reveal="">
        <h2>How a lesson climbs</h2>
        <Trail waypoints={steps} />
      </section>
      <section className="section section--aside" data-reveal="">
        <h2>Made for the adults in charge, too</h2>
        <p className="measure">
          A parent or guardian consents before a child under {site.privacy.childUnderAge} has an
          account. What a child uploads is not shared with others.
        </p>
        <p>
          <a className="way" href={link('privacy')}>
            How we protect children’s information
          </a>
        </p>
      </section>
    </>
  );
}

const steps = [
  { title: 'Meet someone', text: 'A story about a person at work, with pictures and a voice.' },
  { title: 'Try a task', text: 'Measure, sort, plan or draw, as that person does.' },
  { title: 'Keep the words', text: 'A picture dictionary of the trade, to take home and show.' },
  { title: 'Climb on', text: 'The next story is chosen by the child, not by a score.' },
];
