import type {
  LibraryConfig,
  RecordedWebinar,
  RegionConfig,
  SiteConfig,
  UpcomingWebinar,
} from '../../../runtime/contract.ts';
import { announced, planned, recordings } from '../../../runtime/services/schedule.ts';

/** The content that the embedded API answers from. */
export interface ApiContent {
  readonly site: Pick<SiteConfig, 'forms' | 'analytics' | 'errorReports'>;
  readonly generic: WebinarContent;
  readonly regions: readonly WebinarContent[];
  readonly library: Pick<LibraryConfig, 'forms' | 'analytics' | 'errorReports'>;
}

type WebinarContent = Pick<RegionConfig, 'siteId' | 'webinar' | 'webinarHistory'>;

/** docs/product.md D3. */
export interface WebinarAnswer {
  readonly upcoming?: UpcomingWebinar;
  readonly history: readonly RecordedWebinar[];
}

/** The webinars of a region by its siteId, or of the edition without a state when no siteId is given. */
export function findWebinars(
  content: ApiContent,
  regionId: string | undefined,
  urlOf: (link: string) => string,
): WebinarAnswer | undefined {
  const editions = [content.generic, ...content.regions];
  const wanted = regionId ?? content.generic.siteId;
  const region = editions.find(({ siteId }) => siteId === wanted);
  return region === undefined ? undefined : webinarsOf(region, urlOf);
}

function webinarsOf(content: WebinarContent, urlOf: (link: string) => string): WebinarAnswer {
  const upcoming = announced(content);
  const history = recordings(content).map((recording) => answerOf(recording, urlOf));
  if (upcoming === undefined) return { history };
  const { webinarSignupForm, webinarDetails } = upcoming;
  return { upcoming: { webinarSignupForm, webinarDetails }, history };
}

/** Without captions and without another format: only the site knows of them. */
function answerOf(
  { date, sortableDate, title, description, videoUrl }: RecordedWebinar,
  urlOf: (link: string) => string,
): RecordedWebinar {
  const video = videoUrl === undefined ? {} : { videoUrl: urlOf(videoUrl) };
  return { date, sortableDate, title, description, ...video };
}

/** The ids of all webinar sign-up forms. */
export function signUpForms({ generic, regions }: ApiContent): readonly string[] {
  return [generic, ...regions].flatMap((region) =>
    planned(region).map(({ webinarSignupForm }) => webinarSignupForm),
  );
}
