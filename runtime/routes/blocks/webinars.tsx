import type { ReactNode } from 'react';
import type { MainPage } from '../../app/view.ts';
import { DatedList } from '../../components/dated-list/DatedList.tsx';
import type { DatedItem } from '../../components/dated-list/DatedList.tsx';
import { coming, recordings } from '../../services/schedule.ts';
import { BlockSection } from './BlockSection.tsx';
import type { BlockProps } from './kinds.ts';

export function WebinarsBlock({ id, words, page }: BlockProps<'webinars'>): ReactNode {
  const [planned, recorded] = [plannedOf(page), recordedOf(page)];
  return (
    <BlockSection id={id} title={words.title}>
      {planned.length === 0 ? null : <DatedList items={planned} />}
      {planned.length === 0 || recorded.length === 0 ? null : (
        <h3>{page.region.pages.recordedWebinar.previous}</h3>
      )}
      {recorded.length === 0 ? null : <DatedList items={recorded} />}
      {planned.length + recorded.length === 0 ? <p>{words.none}</p> : null}
    </BlockSection>
  );
}

function plannedOf({ region, link }: MainPage): readonly DatedItem[] {
  return coming(region).map(({ date, title, webinarDetails, slug }) => ({
    date,
    title: title ?? region.pages.webinar.alert.title,
    text: webinarDetails,
    href: slug === undefined ? link('webinar') : link('webinar', { response: slug }),
  }));
}

function recordedOf({ region, link }: MainPage): readonly DatedItem[] {
  return recordings(region).map(({ date, title, description, slug }) => ({
    date,
    title,
    text: description,
    href: link('webinar', { response: slug }),
  }));
}
