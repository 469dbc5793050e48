import type { ReactNode } from 'react';
import { headOf } from '../app/head.ts';
import { Layout } from '../app/layout.tsx';
import type { MainPage, MainRoute } from '../app/view.ts';
import { ButtonLink } from '../components/button/ButtonLink.tsx';
import { CareerQuestions } from '../components/career-questions/CareerQuestions.tsx';
import { Careers } from '../components/career-questions/Careers.tsx';
import { Opening } from '../components/opening/Opening.tsx';
import { Prose } from '../components/prose/Prose.tsx';

/** Three questions for students, a career for each answer, one next step (docs/product.md S20). */
export const tryIt: MainRoute = {
  head: (page) => headOf(page, page.region.pages.try),
  View: (page) => (
    <Layout
      top={<Beginning {...page} />}
      content={
        <>
          <Careers
            words={page.region.pages.try}
            {...(page.region.wages && { wages: page.region.wages })}
            href={page.link('try')}
            icon={page.icon}
          />
          <Next {...page} />
        </>
      }
    />
  ),
};

function Beginning({ region }: MainPage): ReactNode {
  const { title, lead, promise, younger } = region.pages.try;
  return (
    <Opening
      heading={title}
      lead={lead}
      sheet={<CareerQuestions words={region.pages.try} />}
      more={
        <p>
          <Prose text={younger} />
        </p>
      }
    >
      <p>{promise}</p>
    </Opening>
  );
}

function Next({ region }: MainPage): ReactNode {
  const { title, text, appButton, teacherLink } = region.pages.try.next;
  return (
    <section className="section section--aside" data-reveal="">
      <h2>{title}</h2>
      <p className="measure">{text}</p>
      <p>
        <ButtonLink href={region.appUrl}>{appButton}</ButtonLink>
      </p>
      <p>
        <a className="way" href={region.signUpUrl}>
          {teacherLink}
        </a>
      </p>
    </section>
  );
}
