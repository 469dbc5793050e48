import type { RegionContent } from '../../runtime/contract.ts';
import { contentFields } from '../schema/content-fields.ts';
import type { RegionDefaults, UpcomingWebinar } from '../schema/written.ts';
import type { Layer } from './layers.ts';
import { mergeField } from './layers.ts';
import type { TokenValues } from './tokens/expand.ts';
import { expandTexts } from './tokens/expand.ts';

/** A region's content: its layers merged, and its own values in the place of tokens (docs/product.md R3, R9). */
export function resolveContent(layers: readonly Layer[], tokens: TokenValues): RegionContent {
  const merged = Object.fromEntries(
    contentFields.flatMap((field) => {
      const value = mergeField(layers, field);
      return value === undefined ? [] : [[field, expandTexts(value, tokens)]];
    }),
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
