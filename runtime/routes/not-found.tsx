import type { ReactNode } from 'react';
import { headOf, unindexed } from '../app/head.ts';
import { Layout } from '../app/layout.tsx';
import { listStates } from '../app/list-states.ts';
import type { MainPage, MainRoute } from '../app/view.ts';
import { Ways } from '../components/ways/Ways.tsx';
import { Island } from '../islands/island.tsx';
import { StateGrid } from '../islands/states/StateGrid.tsx';
import { island as stateSearchIsland } from '../islands/StateSearch.tsx';

/**
 * The page of unknown paths: a search for the state, and the ways that most visitors want
 * (docs/product.md T8).
 */
export const notFound: MainRoute = {
  head: (page) => unindexed(headOf(page, page.region.pages.notFound)),
  View: (page) => (
    <Layout title={<h1>{page.region.pages.notFound.heading}</h1>} content={<WaysOn {...page} />} />
  ),
};

function WaysOn(page: MainPage): ReactNode {
  const { lead } = page.region.pages.notFound;
  return (
    <div className="hero sheet">
      <div className="hero__words">
        <p className="lead">{lead}</p>
        {page.page.leadsTo === undefined ? (
          <OwnWays {...page} />
        ) : (
          <RegionWays {...page} keys={page.page.leadsTo} />
        )}
      </div>
      <div className="hero__map">
        <LostTrail />
      </div>
    </div>
  );
}

/** To the regions that were built, where the page's own edition has no other page. */
function RegionWays({
  data,
  region,
  states,
  keys,
}: MainPage & { readonly keys: readonly string[] }): ReactNode {
  const { regions, routes } = data;
  const built = listStates({ routes, regions: regions.filter(({ key }) => keys.includes(key)) });
  return (
    <>
      <h2>{region.pages.chooseState.title}</h2>
      <StateGrid id={`${states.id}-grid`} label={states.listLabel} states={built} />
    </>
  );
}

/** To the pages of the same region, and to those of all others. */
function OwnWays({ region, states, statesUrl, isGeneric, link }: MainPage): ReactNode {
  const { id, search } = states;
  const { ways } = region.pages.notFound;
  const links = [
    { label: ways.home, href: link(isGeneric ? 'home' : 'landing') },
    { label: ways.plan, href: link('plan') },
    { label: ways.localOpportunities, href: link('local-opportunities') },
    { label: ways.upTheLadder, href: link('up-the-ladder') },
    { label: ways.pricing, href: link('pricing') },
    { label: ways.demo, href: link('demo-access') },
    { label: ways.webinar, href: link('webinar') },
    { label: ways.contact, href: link('quote') },
    { label: ways.logIn, href: region.appUrl },
    { label: ways.chooseState, href: search.listUrl },
  ];
  return (
    <>
      <Island of={stateSearchIsland} when="idle" props={{ id, search, statesUrl }} />
      <h2>{ways.title}</h2>
      <Ways links={links} />
    </>
  );
}

/** A trail that leads past its waypoints to a place that is not known. */
function LostTrail(): ReactNode {
  return (
    <svg className="lost-trail" viewBox="0 0 400 400" aria-hidden="true">
      <path d="M52 356C84 262 196 356 214 270S96 208 150 146 316 190 322 98" />
      <circle cx="52" cy="356" r="9" />
      <circle cx="214" cy="270" r="9" />
      <circle cx="150" cy="146" r="9" />
      <circle cx="324" cy="64" r="30" />
      <text x="324" y="76">
        ?
      </text>
    </svg>
  );
}
