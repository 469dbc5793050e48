import type { ReactNode } from 'react';
import { providerOf } from '../app/company.ts';
import { libraryTitle } from '../app/head.ts';
import { webSite } from '../app/things.ts';
import { Layout } from '../app/layout.tsx';
import type { LibraryPage, LibraryRoute } from '../app/view.ts';
import { ButtonLink } from '../components/button/ButtonLink.tsx';
import { ClaimsLegend } from '../components/claims-legend/ClaimsLegend.tsx';
import { FeatureList } from '../components/feature-list/FeatureList.tsx';
import { FeatureSection } from '../components/feature-section/FeatureSection.tsx';
import { Picture } from '../components/picture/Picture.tsx';
import { population } from './library-pricing.tsx';

/** The library edition's landing page (docs/product.md S17). */
export const libraryHome: LibraryRoute = {
  head: ({ library }) => ({
    name: library.name,
    title: libraryTitle(library, library.title),
    description: library.description,
  }),
  things: ({ library, data }, publication) => [
    webSite({ ...library, provider: providerOf(library, data.site) }, publication),
  ],
  View: (page) => (
    <Layout
      top={<Hero {...page} />}
      content={
        <>
          <Database {...page} />
          <Navigation {...page} />
          <CaseStudy {...page} />
        </>
      }
      bottom={<Question {...page} />}
    />
  ),
};

function Hero({ library, data, asset, link }: LibraryPage): ReactNode {
  return (
    <div className="desk">
      <div className="desk__words">
        <h1>{library.hero.title}</h1>
        <p className="lead">{library.hero.text}</p>
        <p className="hero__actions">
          <ButtonLink href={link('library-demo')}>{library.hero.button}</ButtonLink>
          <ButtonLink href={link('library-pricing')} tone="quiet">
            {library.hero.pricingButton}
          </ButtonLink>
        </p>
      </div>
      <Picture
        asset={asset(library.hero.image)}
        className="desk__picture"
        place="desk"
        isFirstSeen
      />
      <div className="desk__band">
        <ClaimsLegend claims={library.claims} words={data.site.interface.claims} />
        <PriceBox words={library.pricing.calculator} href={link('library-pricing')} />
      </div>
    </div>
  );
}

interface PriceBoxProps {
  readonly words: LibraryPage['library']['pricing']['calculator'];
  readonly href: string;
}

/**
 * Leads to the prices with the population that is typed; without JavaScript to the table of them.
 */
function PriceBox({ words, href }: PriceBoxProps): ReactNode {
  return (
    <form className="desk__price" action={href} method="get">
      <label className="field__label" htmlFor="desk-population">
        {words.label}
      </label>
      <input
        id="desk-population"
        className="field__input"
        name={population}
        type="text"
        inputMode="numeric"
        autoComplete="off"
      />
      <button className="button" type="submit">
        {words.button}
      </button>
    </form>
  );
}

function Database({ library, asset }: LibraryPage): ReactNode {
  const { title, text, image } = library.careerDatabase;
  return <FeatureSection title={title} text={text} picture={asset(image)} />;
}

function Navigation({ library, icon }: LibraryPage): ReactNode {
  return (
    <section className="section section--aside" data-reveal="">
      <h2>{library.navigation.title}</h2>
      <FeatureList features={library.navigation.features} icon={icon} />
    </section>
  );
}

function CaseStudy({ library, asset, link }: LibraryPage): ReactNode {
  const { title, summary, image, link: label } = library.caseStudy;
  return (
    <FeatureSection
      title={title}
      text={summary}
      picture={asset(image)}
      links={[{ label, href: link('library-case-study') }]}
    />
  );
}

function Question({ library, link }: LibraryPage): ReactNode {
  return (
    <section className="section section--aside question" data-reveal="">
      <h2>{library.question.title}</h2>
      <p className="lead">{library.question.text}</p>
      <ButtonLink href={link('library-quote')}>{library.question.button}</ButtonLink>
    </section>
  );
}
