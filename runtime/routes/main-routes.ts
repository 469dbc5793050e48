import type { MainKind, MainRoute } from '../app/view.ts';
import { accessibility } from './accessibility.tsx';
import { about } from './about.tsx';
import { blockPage } from './block-page.tsx';
import { chooseState } from './choose-state.tsx';
import { demoAccess } from './demo-access.tsx';
import { demoConfirmation, quoteConfirmation } from './confirmations.tsx';
import { localOpportunities, upTheLadder } from './feature-pages.tsx';
import { home } from './home.tsx';
import { landing } from './landing.tsx';
import { notFound } from './not-found.tsx';
import { onboarding } from './onboarding.tsx';
import { plan } from './plan.tsx';
import { pricing } from './pricing.tsx';
import { privacy } from './privacy.tsx';
import { quote } from './quote.tsx';
import { recordedWebinar } from './recorded-webinar.tsx';
import { tryIt } from './try.tsx';
import { webinar } from './webinar.tsx';

/** What serves each kind of page of the main site. */
export const mainRoutes: Readonly<Record<MainKind, MainRoute>> = {
  home,
  onboarding,
  landing,
  plan,
  'local-opportunities': localOpportunities,
  'up-the-ladder': upTheLadder,
  try: tryIt,
  about,
  privacy,
  accessibility,
  pricing,
  quote,
  'quote-confirmation': quoteConfirmation,
  'demo-access': demoAccess,
  'demo-confirmation': demoConfirmation,
  webinar,
  'recorded-webinar': recordedWebinar,
  'block-page': blockPage,
  'choose-state': chooseState,
  'not-found': notFound,
};
