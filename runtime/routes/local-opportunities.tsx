import type { ReactNode } from 'react';
import { Markup } from '../app/Markup.tsx';
import { headOf } from '../app/head.ts';
import { Layout } from '../app/layout.tsx';
import type { MainPage, MainRoute } from '../app/view.ts';
import { FeatureSection } from '../components/feature-section/FeatureSection.tsx';
import { Trail } from '../components/trail/Trail.tsx';

/** Work-based learning (docs/product.md S4). */
export const localOpportunities: MainRoute = {
  isPlain: true,
  head: (page) =>
    headOf(page, {
      title: 'Work-based learning with Local Opportunities',
      description: `Job shadows, internships, apprenticeships and first jobs for learners in ${page.region.name}, listed by distance.`,
    }),
  View: (page) => (
    <Layout
      title={<h1>Work-based learning, close to home</h1>}
      top={
        <p className="lead">
          Local Opportunities shows learners in {page.region.name} who nearby opens a door: for an
          hour, a summer or a first job.
        </p>
      }
      content={<Body {...page} />}
      bottom={<Markup html={page.bottom} />}
    />
  ),
};

function Body({ site, asset, link }: MainPage): ReactNode {
  const enhanced = site.plans.find((plan) => plan.id === 'enhancedUpgrade');
  return (
    <>
      <FeatureSection
        title="Every listing answers the same questions"
        text="What will I do there? How far is it? How many places are left? Who is my contact? A learner asks for a place, and the educator in charge sees the request."
        picture={asset(site.screens.localOpportunities)}
      />
      <section className="section" data-reveal="">
        <h2>Four ways to meet work</h2>
        <Trail waypoints={steps} />
      </section>
      <section className="section section--aside" data-reveal="">
        <h2>Educators and employers work from one list</h2>
        <p className="measure">
          Employers say what they offer, for whom and when. Educators approve, match and follow up.
          Nobody keeps a second spreadsheet, and no learner is contacted without an adult who knows
          about it.
        </p>
        {enhanced === undefined ? null : (
          <p>
            <a className="way" href={link('pricing', { pageId: 'group' })}>
              The Local Opportunities Network comes with the {enhanced.name}
            </a>
          </p>
        )}
      </section>
    </>
  );
}

const steps = [
  {
    title: 'Hear about it',
    text: 'A guest speaker or a workplace tour: the class sees what the work is and asks about it.',
  },
  {
    title: 'Walk along',
    text: 'A job shadow, for a morning or a day, with a page in the journal to bring back.',
  },
  {
    title: 'Try it',
    text: 'An internship or a project for an employer, with tasks and a person to report to.',
  },
  {
    title: 'Earn by it',
    text: 'An apprenticeship or a first job, with a resume and a letter written on the platform.',
  },
];
