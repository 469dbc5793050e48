import type { ReactNode } from 'react';
import { Markup } from '../app/Markup.tsx';
import { formatCount } from '../app/format.ts';
import { headOf } from '../app/head.ts';
import { Layout } from '../app/layout.tsx';
import type { MainPage, MainRoute } from '../app/view.ts';
import { ButtonLink } from '../components/button/ButtonLink.tsx';
import { ClaimsLegend } from '../components/claims-legend/ClaimsLegend.tsx';
import { FeatureSection } from '../components/feature-section/FeatureSection.tsx';
import { Trail } from '../components/trail/Trail.tsx';

/** 'The CareerExplorer Advantage' (docs/product.md S3). */
export const plan: MainRoute = {
  isPlain: true,
  head: (page) =>
    headOf(
      page,
      `The ${page.site.name} Advantage`,
      `How learners in ${page.region.name} explore careers: ${formatCount(page.site.claims.careers)} career profiles, certifications, colleges and a plan of their own.`,
    ),
  View: (page) => (
    <Layout
      title={<h1>The {page.site.name} Advantage</h1>}
      top={<Opening {...page} />}
      content={<Body {...page} />}
      bottom={<Markup html={page.bottom} />}
    />
  ),
};

function Opening({ site, region }: MainPage): ReactNode {
  return (
    <>
      <p className="lead">
        A career profile says what a day at work is like, what it pays in {region.name}, and which
        training it asks for. Learners read, compare and keep what they find.
      </p>
      <ClaimsLegend claims={site.claims} />
    </>
  );
}

function Body(page: MainPage): ReactNode {
  const { site, asset, link } = page;
  return (
    <>
      <section className="section" data-reveal="">
        <h2>From a first question to a plan</h2>
        <Trail waypoints={steps} />
      </section>
      <FeatureSection
        title="A plan for the next four years"
        text="The course planner sets school years side by side, from the classes a learner takes now to the credential the career asks for. Educators see where each learner stands."
        picture={asset(site.screens.plan)}
        link={{ label: 'Which accounts include the course planner', href: link('pricing') }}
      />
      <LifelongSkill {...page} />
      <section className="section section--aside" data-reveal="">
        <h2>Try it with your own students</h2>
        <p className="measure">
          A demo account shows you what a learner sees and what you see, with sample classes in it.
        </p>
        <p>
          <ButtonLink href={link('demo-access')}>Request Demo Access</ButtonLink>
        </p>
      </section>
    </>
  );
}

function LifelongSkill({ site }: MainPage): ReactNode {
  const { jobChangePercent, jobChangeMonths } = site.claims;
  return (
    <section className="section section--aside" data-reveal="">
      <h2>A skill they will use again</h2>
      <p className="measure">
        About {jobChangePercent}% of the workforce changes jobs every {jobChangeMonths} months. A
        learner who has looked at careers once, with facts and with care, knows how to do it the
        next time.
      </p>
    </section>
  );
}

const steps = [
  {
    title: 'Know what you like',
    text: 'Short self-assessments on interests, skills and work values. No test says what to become; each points to careers worth a look.',
  },
  {
    title: 'Look around',
    text: 'Career profiles with tasks, wages, outlook and people who do the work, sorted into clusters.',
  },
  {
    title: 'See what it takes',
    text: 'Certifications, programs and colleges stand beside each career, with how long they take.',
  },
  {
    title: 'Write it down',
    text: 'A journal keeps the thinking. The resume builder and the letter builder turn it into a first application.',
  },
];
