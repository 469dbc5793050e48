import { libraryWords } from '../example-words.ts';
import type { LibraryConfig } from '../../runtime/contract.ts';
import { libraryBlockPages } from './block-data.ts';

export const library: LibraryConfig = {
  ...libraryWords,
  blockPages: libraryBlockPages,
  name: 'CareerExplorer for Libraries',
  origin: 'https://library.careers.example',
  title: 'Career exploration for public libraries',
  description: 'Careers in every branch.',
  accent: 'spruce',
  logo: 'assets/logos/library.svg',
  claims: {
    careers: 900,
    industryCertifications: 8000,
    careerClusters: 16,
    postsecondaryInstitutions: 4200,
    minimumAge: 8,
    jobChangePercent: 30,
    jobChangeMonths: 12,
  },
  contacts: { email: 'libraries@careers.example' },
  provider: { name: 'Provider', url: 'https://provider.example/' },
  privacyUrl: 'https://careers.example/privacy/',
  accessibilityUrl: 'https://careers.example/accessibility/',
  copyright: { holder: 'Holder' },
  forms: { quote: 'library-quote', demo: 'library-demo' },
  confirmation: { title: 'Thank you', text: 'We answer by e-mail.' },
  hero: {
    ...libraryWords.hero,
    title: 'A career desk',
    text: 'For every branch.',
    image: 'assets/scenes/desk.svg',
  },
  careerDatabase: { title: 'The database', text: 'Facts.', image: 'assets/scenes/database.svg' },
  navigation: { title: 'Ways in', features: [{ cssClass: 'search', title: 'By job title' }] },
  caseStudy: {
    ...libraryWords.caseStudy,
    title: 'A network in Nevada',
    summary: 'Wide distances.',
    image: 'assets/scenes/case.svg',
    sections: [{ title: 'Where they began', text: 'With a shelf.' }],
  },
  question: {
    ...libraryWords.question,
    title: 'What would they ask?',
    text: 'Tell us about your branches.',
  },
  pricing: {
    ...libraryWords.pricing,
    title: 'Pricing',
    text: 'One price a year.',
    discount: 'Discounts for consortia.',
  },
  tiers: [
    { from: 0, to: 25000, price: 11340 },
    { from: 25000, price: 14175 },
  ],
  analytics: { adapter: 'none' },
  errorReports: {},
};
