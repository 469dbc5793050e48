/**
 * The pages about the product, in the order of the menu: their kinds, and what their words are
 * called.
 */
export const productPages = {
  plan: 'plan',
  'local-opportunities': 'localOpportunities',
  'up-the-ladder': 'upTheLadder',
} as const;

export type ProductPage = keyof typeof productPages;
