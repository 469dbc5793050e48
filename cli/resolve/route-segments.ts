/**
 * The first segments of the main site's own URLs, which no region can be called by (docs/product.md T1, R7). Region names are
 * compared with them normalised, so `demoaccess` is as taken as `demo-access`.
 */
export const routeSegments = [
  'about',
  'api',
  'assets',
  'demo-access',
  'l',
  'localopportunities',
  'onboarding',
  'plan',
  'pricing',
  'privacy',
  'quote',
  'uptheladder',
  'webinar',
] as const;
