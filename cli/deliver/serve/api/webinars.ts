import type { LibraryConfig, RegionConfig, SiteConfig } from '../../../../runtime/contract.ts';
import { announced, planned, recordings } from '../../../../runtime/services/schedule.ts';

/** The content that the embedded API answers from. */
export interface ApiContent {
  readonly site: Pick<SiteConfig, 'forms' | 'analytics' | 'errorReports'>;
  readonly generic: EditionContent;
  readonly regions: readonly EditionContent[];
  readonly library?:
    Pick<LibraryConfig, 'forms' | 'analytics' | 'errorReports' | 'blockPages'> | undefined;
}

type EditionContent = Pick<
  RegionConfig,
  'key' | 'pathPrefix' | 'siteId' | 'webinar' | 'webinarHistory' | 'blockPages'
>;

/** The webinars of a siteId, or of the generic edition (docs/product.md D3). */
export function findWebinars(
  { generic, regions }: ApiContent,
  regionId: string | undefined,
  urlOf: (link: string) => string,
) {
  const wanted = regionId ?? generic.siteId;
  const region = [generic, ...regions].find(({ siteId }) => siteId === wanted);
  if (region === undefined) return undefined;
  const upcoming = announced(region);
  const history = recordings(region).map(
    ({ date, sortableDate, title, description, videoUrl }) => ({
      date,
      sortableDate,
      title,
      description,
      videoUrl: urlOf(videoUrl),
    }),
  );
  if (upcoming === undefined) return { history };
  const { webinarSignupForm, webinarDetails } = upcoming;
  return { upcoming: { webinarSignupForm, webinarDetails }, history };
}

/** The forms to sign up with by their ids, each with the title of its webinar, if that has one. */
export function signUpForms({
  generic,
  regions,
}: ApiContent): ReadonlyMap<string, string | undefined> {
  const webinars = [generic, ...regions].flatMap((region) => planned(region));
  return new Map(webinars.map(({ webinarSignupForm, title }) => [webinarSignupForm, title]));
}
