import type { ReactNode } from 'react';
import { Layout } from '../app/layout.tsx';
import type { MainPage, MainRoute } from '../app/view.ts';
import { ButtonLink } from '../components/button/ButtonLink.tsx';
import { Island } from '../islands/island.tsx';
import { stateChooserIsland } from '../islands/StateChooser.tsx';

/** The home page with the state picker (docs/product.md S1). */
export const home: MainRoute = {
  head: ({ site }) => ({
    title: `${site.name}: ${site.home.title}`,
    description: site.description,
  }),
  View: (page) => <Layout top={<Chooser {...page} />} content={<AboutBlurb {...page} />} />,
};

function Chooser({ site, states, data }: MainPage): ReactNode {
  const search = { ...states.search, placeholder: site.home.searchPlaceholder };
  const chooser = { ...states, id: 'chooser', search, map: site.map, shapes: data.map };
  return (
    <div className="home sheet">
      <div className="home__words">
        <h1>{site.home.title}</h1>
        <p className="lead">{site.home.description}</p>
      </div>
      <Island of={stateChooserIsland} when="interaction" props={chooser} />
    </div>
  );
}

function AboutBlurb({ site, link }: MainPage): ReactNode {
  return (
    <section className="section section--aside blurb" data-reveal="">
      <h2>{site.home.aboutTitle}</h2>
      <p className="lead">{site.home.aboutText}</p>
      <ButtonLink href={link('about')} tone="quiet">
        Learn More about {site.name}
      </ButtonLink>
    </section>
  );
}
