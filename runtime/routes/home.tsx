import type { ReactNode } from 'react';
import { blockLinks } from '../app/block-links.ts';
import { webSite } from '../app/things.ts';
import { Layout } from '../app/layout.tsx';
import type { MainPage, MainRoute } from '../app/view.ts';
import { ButtonLink } from '../components/button/ButtonLink.tsx';
import { Ways } from '../components/ways/Ways.tsx';
import { Island } from '../islands/island.tsx';
import { island as stateChooserIsland } from '../islands/StateChooser.tsx';
import { fillIn } from '../services/fill-in.ts';
import { Profile } from './plan.tsx';

/** The home page with the state picker (docs/product.md S1). */
export const home: MainRoute = {
  head: ({ site, region }) => {
    const { title, description } = region.pages.home;
    return { name: site.name, title: `${site.name}: ${title}`, description };
  },
  things: ({ site }, publication) => [webSite(site, publication)],
  View: (page) => <Layout top={<Chooser {...page} />} content={<AboutBlurb {...page} />} />,
};

function Chooser(page: MainPage): ReactNode {
  const { site, region, states, link } = page;
  const { title, purpose, startButton, lead, doors, searchPlaceholder, selected, list } =
    region.pages.home;
  const { libraries, families } = doors;
  const { search } = site.interface;
  const chooser = {
    id: 'chooser',
    search: { ...states.search, button: search.chooseButton, placeholder: searchPlaceholder },
    listLabel: states.listLabel,
    listSummary: fillIn(list, { count: String(states.states.length) }),
    states: states.states,
    map: states.map,
    selected,
    shapes: states.shapes,
  };
  return (
    <div className="home sheet">
      <div className="home__words">
        <h1>{title}</h1>
        <p className="home__purpose">{purpose}</p>
        <ButtonLink href={region.signUpUrl}>{startButton}</ButtonLink>
        <p>{lead}</p>
        <Ways
          links={[
            { label: doors.schools, href: link('plan') },
            ...(libraries === undefined ? [] : [{ label: libraries.label, href: libraries.url }]),
            ...(families === undefined ? [] : [{ label: families, href: link('privacy') }]),
            ...blockLinks('home', page),
            { label: doors.students, href: link('try') },
            { label: doors.partners, href: `${link('about')}#partners` },
          ]}
        />
      </div>
      <Island of={stateChooserIsland} when="interaction" props={chooser} />
      {/* Where there is no map to show, a page of the product is. */}
      {states.shapes.length === 0 && <Profile {...page} />}
    </div>
  );
}

function AboutBlurb({ region, link }: MainPage): ReactNode {
  const { about } = region.pages.home;
  return (
    <section className="section section--aside blurb" data-reveal="">
      <h2>{about.title}</h2>
      <p className="lead">{about.text}</p>
      <ButtonLink href={link('about')} tone="quiet">
        {about.button}
      </ButtonLink>
    </section>
  );
}
