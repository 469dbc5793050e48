import type { ReactNode } from 'react';
import { AddressWords } from '../components/address-words/AddressWords.tsx';
import type { RouteTable } from '../contract.ts';
import { headOf } from '../app/head.ts';
import { Layout } from '../app/layout.tsx';
import { PageTitle } from '../app/PageTitle.tsx';
import type { MainPage, MainRoute } from '../app/view.ts';
import { FactList } from '../components/fact-list/FactList.tsx';
import type { Fact } from '../components/fact-list/FactList.tsx';
import { describeMeasuring } from '../components/privacy-statement/measured.ts';
import { Prose } from '../components/prose/Prose.tsx';
import { fillIn } from '../services/fill-in.ts';
import { slugIn } from '../services/schedule.ts';

/**
 * What was tested, what is not met, whom to write, and what a district keeps on file
 * (docs/product.md S21).
 */
export const accessibility: MainRoute = {
  head: (page) => headOf(page, page.region.pages.accessibility),
  View: (page) => (
    <Layout
      title={<PageTitle page={page}>{page.region.pages.accessibility.title}</PageTitle>}
      top={<p className="lead">{page.region.pages.accessibility.lead}</p>}
      content={<Body {...page} />}
    />
  ),
};

function Body(page: MainPage): ReactNode {
  const { tested, unmet, contact, district } = page.region.pages.accessibility;
  return (
    <>
      <section className="section section--aside" aria-labelledby="conformance">
        <h2 id="conformance">{tested.title}</h2>
        <p className="measure">{tested.text}</p>
        <FactList facts={tested.facts} />
      </section>
      <section className="section section--aside">
        <h2>{unmet.title}</h2>
        <ul className="measure">
          {unmet.items.map((item) => (
            <li key={item}>
              <Prose text={item} />
            </li>
          ))}
        </ul>
      </section>
      <section className="section section--aside">
        <h2>{contact.title}</h2>
        <p className="measure">
          <Prose text={contact.text} />
        </p>
      </section>
      <section className="section section--aside" aria-labelledby="district">
        <h2 id="district">{district.title}</h2>
        <p className="measure">{district.text}</p>
        <FactList facts={factsOf(page)} />
      </section>
    </>
  );
}

/** Cookies that pages set; a test in a browser holds it on every kind of page. */
const cookies = 0;

function factsOf({ site, region, data, page, facts, link }: MainPage): readonly Fact[] {
  const { district: words } = region.pages.accessibility;
  const measured = describeMeasuring(site, region.pages.privacy.website);
  const list = (hosts: readonly string[]): ReactNode => (
    <AddressWords text={hosts.join(', ') || words.none} />
  );
  return [
    { label: words.hosts, value: list([hostOf(site.origin), ...facts.calledHosts]) },
    { label: words.appHosts, value: list([hostOf(region.appUrl)]) },
    { label: words.videoHosts, value: list(facts.videoHosts) },
    { label: words.thirdParties, value: facts.calledHosts.length },
    { label: words.cookies, value: cookies },
    { label: words.pageViews, value: <Prose text={measured.pageViews} /> },
    { label: words.errors, value: <Prose text={measured.errors} /> },
    { label: words.pages, value: countPages(data.routes).get(page.region) ?? 0 },
    { label: words.policy, value: <code>{facts.policy}</code> },
    { label: words.grade, value: fillIn(words.gradeValue, { grade: String(facts.readingGrade) }) },
    {
      label: words.privacy,
      value: (
        <a className="way" href={link('privacy')}>
          {words.privacyLink}
        </a>
      ),
    },
  ];
}

/** How many pages each region has, without those that its webinars bring. */
function countPages(routes: RouteTable): ReadonlyMap<string, number> {
  const known = counted.get(routes);
  if (known !== undefined) return known;
  const counts = new Map<string, number>();
  for (const { region, kind, params } of routes.pages) {
    if (kind === 'recorded-webinar' || slugIn(params) !== undefined) continue;
    counts.set(region, (counts.get(region) ?? 0) + 1);
  }
  counted.set(routes, counts);
  return counts;
}

/** Each region asks for its own, so that all pages are looked at once for all of them. */
const counted = new WeakMap<RouteTable, ReadonlyMap<string, number>>();

/**
 * Not by `URL`, which takes no host with a mark of where it is written (docs/architecture.md A5).
 */
function hostOf(address: string): string {
  return address.replace(/^https:\/\/([^/]+).*$/s, '$1');
}
