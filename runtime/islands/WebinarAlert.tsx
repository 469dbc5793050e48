import { useEffect } from 'react';
import type { ReactElement } from 'react';
import { ButtonLink } from '../components/button/ButtonLink.tsx';
import { Notice } from '../components/notice/Notice.tsx';
import type { RegionConfig, UpcomingWebinar } from '../contract.ts';
import type { IslandDefinition } from './definition.ts';
import { useAnnounced } from './webinar/use-announced.ts';

/** What it has to know of a webinar. */
export type AnnouncedWebinar = Pick<
  UpcomingWebinar,
  'webinarSignupForm' | 'webinarDetails' | 'startsAt' | 'durationMinutes' | 'phase'
>;

export interface WebinarAlertProps {
  /** The region's siteId, which narrows the API's answer; absent on pages without one. */
  readonly regionId?: string;
  /** As prerendered; the API's answer replaces it (docs/product.md P8). */
  readonly upcoming?: AnnouncedWebinar;
  /** The page to sign up on. */
  readonly signUpUrl: string;
  readonly words: RegionConfig['pages']['webinar']['alert'];
}

/**
 * Announces a webinar that visitors can still sign up for, as the line of the state does; else
 * empty (docs/product.md S2).
 */
function WebinarAlert({ regionId, signUpUrl, words, ...props }: WebinarAlertProps): ReactElement {
  const { upcoming, phase } = useAnnounced(regionId, props.upcoming);
  const isOn = upcoming !== undefined && phase === 'ahead';
  useEffect(() => {
    document.querySelector('[data-event]')?.toggleAttribute('hidden', !isOn);
  }, [isOn]);
  if (!isOn) return <></>;
  return (
    <Notice label={words.title} isHeaded>
      <p>{upcoming.webinarDetails}</p>
      <ButtonLink href={signUpUrl}>{words.button}</ButtonLink>
    </Notice>
  );
}

export const island: IslandDefinition<WebinarAlertProps> = {
  name: 'WebinarAlert',
  Component: WebinarAlert,
};
