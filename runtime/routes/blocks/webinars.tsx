import type { ReactNode } from 'react';
import type { MainPage } from '../../app/view.ts';
import { DatedList } from '../../components/dated-list/DatedList.tsx';
import type { DatedItem } from '../../components/dated-list/DatedList.tsx';
import { whatFollows } from '../../islands/webinar/what-follows.ts';
import { english } from '../../services/languages.ts';
import { coming, recordings } from '../../services/schedule.ts';
import { BlockSection } from './BlockSection.tsx';
import type { BlockProps } from './kinds.ts';

export function WebinarsBlock({ id, words, page }: BlockProps<'webinars'>): ReactNode {
  if ('library' in page) throw new Error('The library edition has no webinars.');
  const [planned, recorded] = [plannedOf(page), recordedOf(page)];
  const { previous } = page.region.pages.recordedWebinar;
  const lists = (
    <>
      <DatedList items={planned} />
      {planned.length > 0 && recorded.length > 0 && <h3>{previous}</h3>}
      <DatedList items={recorded} />
    </>
  );
  return (
    <BlockSection id={id} title={words.title}>
      {planned.length + recorded.length === 0 ? <p>{words.none}</p> : null}
      {/* What editions say of webinars is in English. */}
      {page.lang === undefined ? lists : <div lang={english}>{lists}</div>}
    </BlockSection>
  );
}

function plannedOf({ region, link }: MainPage): readonly DatedItem[] {
  return coming(region).map((webinar) => {
    const { date, title = region.pages.webinar.alert.title, slug } = webinar;
    return {
      date,
      title,
      text: whatFollows(webinar, title),
      href: slug === undefined ? link('webinar') : link('webinar', { response: slug }),
    };
  });
}

function recordedOf({ region, link }: MainPage): readonly DatedItem[] {
  return recordings(region).map(({ date, title, description, slug }) => ({
    date,
    title,
    text: description,
    href: link('webinar', { response: slug }),
  }));
}
