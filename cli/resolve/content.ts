import type { RegionContent } from '../../runtime/contract.ts';
import { contentFields } from '../schema/content-fields.ts';
import type { RegionDefaults, UpcomingWebinar } from '../schema/written.ts';
import { isAppField } from './app-fields.ts';
import type { Layer } from './layers.ts';
import { mergeField } from './layers.ts';
import type { TypedContent } from './resolved.ts';
import type { TokenValues } from './tokens/expand.ts';
import { contentFacts, expandTexts } from './tokens/expand.ts';

/** What the tokens of a region's content stand for. */
export interface ContentTokens {
  /** Those of the region that shows the content. */
  readonly region: TokenValues;
  /** Those of the region whose app it has. */
  readonly app: TokenValues;
}

export function mergeContent(layers: readonly Layer[]): TypedContent {
  const stated = contentFields.flatMap((field) => {
    const value = mergeField(layers, field);
    return value === undefined ? [] : [[field, value] as const];
  });
  return Object.fromEntries(stated);
}

/** A region's content with values in the place of tokens (docs/product.md R9). */
export function resolveContent(typed: TypedContent, tokens: ContentTokens): RegionContent {
  const facts = contentFacts(typed, tokens.region);
  const region = new Map([...tokens.region, ...facts]);
  const merged = Object.fromEntries(
    Object.entries(typed).map(([field, value]) => [
      field,
      expandTexts(value, isAppField(field) ? tokens.app : region),
    ]),
  );
  // Each layer satisfies the schema and the lowest is complete, so the fields merged one by one do as well.
  const content = merged as unknown as RegionDefaults;
  const upcoming = content.webinar.upcoming;
  return { ...content, webinar: upcoming && hasForm(upcoming) ? { upcoming } : {} };
}

/** Whether visitors can sign up; the rule for upcoming webinars reports those where they cannot. */
export function hasForm(upcoming: UpcomingWebinar): upcoming is Required<UpcomingWebinar> {
  return upcoming.webinarSignupForm !== undefined;
}
