import type { ContentField } from '../schema/content-fields.ts';

/**
 * The addresses of the app. A region that reuses another's content has the other's app, so that tokens in them stand for the
 * other region (docs/product.md P9).
 */
export const appFields = ['appUrl', 'signUpUrl'] as const satisfies readonly ContentField[];

export function isAppField(field: string): boolean {
  return appFields.some((each) => each === field);
}
