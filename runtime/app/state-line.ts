import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StateLine } from '../components/state-line/StateLine.tsx';
import type { PageEntry, PageKind } from '../contract.ts';
import { announced } from '../services/schedule.ts';
import type { RegionScope, Services } from './view.ts';

/** Pages that list all states themselves. */
const withStates: readonly PageKind[] = ['home', 'choose-state', 'not-found'];

/**
 * Markup of the line that leads from a page of the main site to that page of another state
 * (docs/product.md T4), and from a landing page to the webinar that is announced as well, so that
 * its guests find a way in the first view (S2). Empty where the build has no page to choose on.
 */
export function renderStateLine(page: PageEntry, scope: RegionScope & Services): string {
  const href = withStates.includes(page.kind) ? undefined : findChooser(page, scope);
  if (href === undefined) return '';
  const { region, isGeneric, link } = scope;
  const { header, chooseState } = region.pages;
  const way = { label: isGeneric ? chooseState.title : header.changeState, href };
  const place = isGeneric ? {} : { state: region.name };
  const isOn = page.kind === 'landing' && announced(region) !== undefined;
  const event = isOn && { event: { label: header.webinar, href: link('webinar') } };
  return renderToString(createElement(StateLine, { label: header.state, way, ...place, ...event }));
}

/** The chooser of a page, or of the nearest page above it that all states have. */
function findChooser({ url }: PageEntry, { data, region, findLink }: RegionScope & Services) {
  const steps = url.slice(region.pathPrefix.length).split('/').filter(Boolean);
  const above = steps.map((_, index) => ({ rest: steps.slice(0, steps.length - index).join('/') }));
  for (const params of [...above, {}]) {
    const chooser = findLink('choose-state', data.generic.key, params);
    if (chooser !== undefined) return chooser;
  }
  return undefined;
}
