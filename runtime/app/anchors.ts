import type { PageKind } from '../contract.ts';

/** The ids by which links reach the parts of a page, by its kind. */
export const anchors = {
  home: ['chooser-grid'],
  onboarding: ['setup'],
  try: ['careers'],
  about: ['partners'],
  accessibility: ['conformance', 'district'],
  privacy: [
    'families',
    'introduction',
    'products',
    'website',
    'provisions',
    'children',
    'rights',
    'contact',
  ],
  'demo-access': ['demo'],
  quote: ['order', 'purchase-order', 'district-file'],
  webinar: ['webinar'],
  'recorded-webinar': ['previous-webinars'],
  'library-quote': ['quote'],
  'library-demo': ['demo'],
} as const satisfies Partial<Record<PageKind, readonly string[]>>;

export type PrivacySection = (typeof anchors.privacy)[number];

const byKind: Partial<Record<PageKind, readonly string[]>> = anchors;

/** The parts of a page of a kind that links can name. */
export function anchorsOf(kind: PageKind): readonly string[] {
  return byKind[kind] ?? [];
}
