import type { ApiContent } from '../../../cli/deliver/serve/api/webinars.ts';

const webinarHistory = [
  {
    date: 'March 12, 2026',
    sortableDate: '2026-03-12',
    slug: '2026-03-12',
    title: 'Careers in class',
    description: 'An hour.',
    videoUrl: 'https://videos.example/1',
  },
];

/** Content with one upcoming webinar, and ids that are not those of `forms.yaml`. */
export const sampleContent: ApiContent = {
  site: {
    forms: {
      onboarding: 'onboarding-setup',
      demo: 'crm-4711',
      quote: 'quote-request',
      nextWebinar: 'next-webinar',
    },
    analytics: { adapter: 'beacon', endpoint: '/collect/views' },
    errorReports: { endpoint: '/collect/errors' },
  },
  generic: { key: 'generic', pathPrefix: '', siteId: 'generic', webinar: {}, webinarHistory: [] },
  regions: [
    {
      key: 'nevada',
      pathPrefix: '/nv',
      siteId: 'nv',
      blockPages: {
        fair: {
          address: '/fair/',
          title: 'Meet us',
          description: 'Two days.',
          blocks: { ask: { form: { title: 'Ask us', form: 'fair-2027' } } },
        },
      },
      webinar: {
        upcoming: { webinarSignupForm: 'nevada-fall', webinarDetails: 'On Tuesday.' },
      },
      webinarHistory,
    },
  ],
  library: {
    forms: { quote: 'library-quote', demo: 'library-demo' },
    analytics: { adapter: 'none' },
    errorReports: { endpoint: 'https://errors.example/1' },
  },
};
