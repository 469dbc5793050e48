import type { ContentField } from '../schema/content-fields.ts';

/**
 * The fields that name the app. A region that reuses another's content has the other's app, so that tokens in them stand
 * for the other region (docs/product.md P9).
 */
export const appFields = [
  'appName',
  'appUrl',
  'signUpUrl',
] as const satisfies readonly ContentField[];

export function isAppField(field: string): boolean {
  return appFields.some((each) => each === field);
}
