import { interfaceWords, pageWords } from '../example-words.ts';
import type {
  Plan,
  PlanFeature,
  RegionConfig,
  RegionContent,
  SiteConfig,
} from '../../runtime/contract.ts';

const plans: readonly Plan[] = [
  {
    id: 'freeEducator',
    name: 'Free Educator Account',
    audience: 'individual',
    price: 0,
    unit: 'free',
    summary: 'For a first group.',
  },
  {
    id: 'premiumEducator',
    name: 'Premium Educator Account',
    audience: 'individual',
    price: 89,
    unit: 'per-year',
    maximumStudents: 175,
    payment: 'Credit card only',
    summary: 'For several classes.',
  },
  {
    id: 'basicUpgrade',
    name: 'Basic Upgrade',
    audience: 'group',
    price: 3.5,
    unit: 'per-student-per-year',
    minimumOrder: 525,
    summary: 'For a school.',
  },
  {
    id: 'enhancedUpgrade',
    name: 'Enhanced Upgrade',
    audience: 'group',
    price: 5000,
    unit: 'starting-at',
    summary: 'For a district.',
  },
];

const planFeatures: readonly PlanFeature[] = [
  {
    name: 'Student groups',
    description: 'Sort students by class.',
    availability: {
      freeEducator: false,
      premiumEducator: 'Coming soon',
      basicUpgrade: true,
      enhancedUpgrade: true,
    },
  },
  {
    name: 'Up the Ladder',
    description: 'Stories for younger students.',
    page: 'upTheLadder',
    availability: {
      freeEducator: false,
      premiumEducator: 'Coming soon',
      basicUpgrade: true,
      enhancedUpgrade: true,
    },
  },
];

export const purchaseOrders = {
  legalName: 'Provider, Inc.',
  address: ['1 Example Street', 'Example City'],
  email: 'orders@careers.example',
};

export const site: SiteConfig = {
  purchaseOrders,
  interface: interfaceWords,
  name: 'CareerExplorer',
  origin: 'https://careers.example',
  provider: { name: 'Provider', url: 'https://provider.example/' },
  claims: {
    careers: 900,
    industryCertifications: 8000,
    careerClusters: 16,
    postsecondaryInstitutions: 6700,
    minimumAge: 8,
    jobChangePercent: 30,
    jobChangeMonths: 12,
  },
  contacts: { email: 'hello@careers.example', phone: '1-800-555-0199' },
  social: [{ name: 'Videos', url: 'https://video.example/', icon: 'video' }],
  seal: { name: 'Certified', url: 'https://seal.example/', image: 'assets/seal/seal.svg' },
  copyright: { holder: 'Holder & Sons' },
  map: { defaultFill: '#D3D3D3' },
  search: { maximumMatches: 5 },
  forms: {
    onboarding: 'onboarding-form',
    demo: 'demo-form',
    quote: 'quote-form',
    nextWebinar: 'next-webinar',
    studentsField: 'number_of_students',
  },
  quote: {
    enabled: false,
    vendor: { name: 'Another vendor', url: 'https://vendor.example/' },
  },
  confirmation: { title: 'Your inquiry has been submitted', text: 'We will be in touch.' },
  plans,
  planFeatures,
  privacy: {
    effectiveDate: 'August 1, 2026',
    requestFormUrl: 'https://provider.example/request',
    globalStatementUrl: 'https://provider.example/statement',
    childPrivacyProgramUrl: 'https://seal.example/program',
    email: 'privacy@careers.example',
    consentButton: 'I CONSENT AND ACCEPT',
    consentWindowDays: 30,
    deletionHours: 48,
    childUnderAge: 13,
    teenFromAge: 13,
    teenToAge: 16,
    personalData: ['zip code', 'income'],
    signUpData: ['username', 'date of birth'],
  },
  analytics: { adapter: 'none' },
  errorReports: {},
};

/** The site with quotes open. */
export const openQuotes = { data: { site: { ...site, quote: { ...site.quote, enabled: true } } } };

/** Everything that a region can show, in the words of its name. */
function regionContent(name: string): RegionContent {
  return {
    pages: pageWords,
    accent: 'clay',
    menuHeader: `Career learning in ${name}`,
    appUrl: 'https://app.example/',
    signUpUrl: 'https://app.example/sign-up',
    appName: 'CareerExplorer',
    logoImg: 'assets/logos/default.svg',
    headerTitle: `Work in ${name}`,
    headerTitleDescription: `Careers in ${name}, in plain words.`,
    sponsorMsg: 'Partners make this possible.',
    sponsorImg: 'assets/sponsors/partners.svg',
    brochureDownloadImg: 'assets/brochures/cover.svg',
    brochureDownloadUrl: 'assets/brochures/default.pdf',
    topScreenshotUrl: 'assets/scenes/top.svg',
    freeEducatorAccountQuota: 25,
    featuresTitle: 'What is inside',
    features: [{ cssClass: 'compass', title: 'Careers <and> more' }],
    upgradeTitle: 'Start free',
    featureSections: [
      { page: 'plan', title: 'Explore', text: 'Look around.', imageUrl: 'assets/scenes/one.svg' },
      {
        page: 'local-opportunities',
        title: 'See the work',
        text: 'Go there.',
        imageUrl: 'assets/scenes/two.svg',
      },
      {
        page: 'up-the-ladder',
        title: 'Start early',
        text: 'One rung.',
        imageUrl: 'assets/scenes/three.svg',
      },
    ],
    contactFormHeader: 'Ask us',
    contactFormDescription: 'Tell us whom you teach.',
    webinar: {},
    webinarHistory: [
      {
        date: 'March 12, 2026',
        sortableDate: '2026-03-12',
        slug: '2026-03-12',
        title: 'Careers in class',
        description: 'An hour in class.',
        videoUrl: 'https://media.example/march.mp4',
      },
      {
        date: 'January 8, 2026',
        sortableDate: '2026-01-08',
        slug: '2026-01-08',
        title: 'A first job shadow',
        description: 'With checklists.',
        videoUrl: 'https://media.example/january.mp4',
      },
    ],
    otherSites: [
      { name: 'Libraries', url: 'https://library.example/', logoSrc: 'assets/sites/library.svg' },
    ],
    quotePreset: {},
  };
}

/** What tells a sample region from another one. */
export interface SampleIdentity {
  readonly key: string;
  readonly name: string;
  readonly code: string;
}

/** A region, or the edition without a state, with everything that it can show. */
export function sampleRegion({ key, name, code }: SampleIdentity): RegionConfig {
  const siteId = key === 'generic' ? key : code.toLowerCase();
  const pathPrefix = key === 'generic' ? '' : `/${siteId}`;
  return {
    ...regionContent(name),
    key,
    name,
    nameInText: name,
    code,
    siteId,
    pathPrefix,
    searchSpellings: [],
    deployment: {
      regionId: siteId,
      regionName: name,
      name: `CareerExplorer ${name}`,
      id: key,
      url: `${site.origin}${pathPrefix}/`,
      defaultURL: `${pathPrefix}/`,
      logo: 'assets/logos/default.svg',
      logoJPG: 'assets/deployments/logo.jpg',
      thumb: 'assets/deployments/thumb.png',
    },
  };
}
