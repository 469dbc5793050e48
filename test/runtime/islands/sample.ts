import { sentWords } from '../../../runtime/services/sent-words.ts';
import { interfaceWords, pageWords } from '../../example-words.ts';
import type { MapShape } from '../../../runtime/contract.ts';
import type { StateLink } from '../../../runtime/islands/states/state-link.ts';
import type { Recording } from '../../../runtime/islands/webinar/webinars.ts';

/** A small country of five regions, one of them without a shape. */
export const states: readonly StateLink[] = [
  { id: 'ar', code: 'AR', name: 'Arkansas', url: '/ar/', moreUrl: '/ar/plan/' },
  {
    id: 'dc',
    code: 'DC',
    name: 'District of Columbia',
    url: '/dc/',
    moreUrl: '/dc/plan/',
    spellings: ['washington dc', 'washington d.c.', 'dc'],
  },
  { id: 'nv', code: 'NV', name: 'Nevada', url: '/nv/', moreUrl: '/nv/plan/' },
  { id: 'pr', code: 'PR', name: 'Puerto Rico', url: '/pr/', moreUrl: '/pr/plan/' },
  { id: 'wa', code: 'WA', name: 'Washington', url: '/wa/', moreUrl: '/wa/plan/' },
];

export const shapes: readonly MapShape[] = [
  { abbreviation: 'AR', name: 'Arkansas', dimensions: 'M0 0h9v9z' },
  {
    abbreviation: 'DC',
    name: 'District of Columbia',
    dimensions: 'M20 0h1v1z',
    callout: { x: 20, y: 0, cx: 25, cy: 5, r: 9 },
  },
  { abbreviation: 'NV', name: 'Nevada', dimensions: 'M40 0h9v9z' },
  { abbreviation: 'WA', name: 'Washington', dimensions: 'M60 0h9v9z' },
];

export const search = {
  ...interfaceWords.search,
  button: interfaceWords.search.goButton,
  maximumMatches: 5,
  listUrl: '/l/',
};

const map = { ...interfaceWords.map, defaultFill: '#D3D3D3' };

export const chooser = {
  id: 'chooser',
  search: {
    ...search,
    button: interfaceWords.search.chooseButton,
    placeholder: pageWords.home.searchPlaceholder,
  },
  listLabel: interfaceWords.stateList,
  listSummary: 'All 5 by name',
  map,
  selected: pageWords.home.selected,
  states,
  shapes,
};

export const redirector = {
  id: 'l',
  search,
  listLabel: interfaceWords.stateList,
  states,
  map,
  shapes,
};

export const contact = { email: 'hello@career.example', phone: '+1 555 010 0123' };

export const history: readonly Recording[] = [
  {
    date: 'March 12, 2026',
    sortableDate: '2026-03-12',
    title: 'A year with your class',
    description: 'From August to June.',
    videoUrl: 'https://video.example/march.mp4',
  },
  {
    date: 'January 8, 2026',
    sortableDate: '2026-01-08',
    title: 'A first tour',
    description: 'For newcomers.',
    videoUrl: 'https://video.example/january',
  },
];

export const upcoming = { webinarSignupForm: 'webinar-spring', webinarDetails: 'May 7, 4 p.m.' };

export const webinar = {
  id: 'webinar',
  regionId: 'nv',
  upcoming,
  clock: { ...interfaceWords.dates, ownTime: pageWords.webinar.ownTime },
  titles: { yes: 'Can make it', no: 'Can’t make it', open: 'Sign-up' },
  hasRecordings: true,
  origin: 'https://careers.example',
  links: { yes: '/nv/webinar/yes/', no: '/nv/webinar/no/', latest: '/nv/webinar/latest/' },
  contact,
  words: pageWords.webinar,
  formWords: interfaceWords.forms,
  confirmation: { title: 'It was sent', text: 'We will be in touch.' },
  sent: sentWords(interfaceWords, 2),
  nextForm: 'next-webinar',
};

/** What is said around a recording. */
export const recordingWords = {
  words: pageWords.recordedWebinar,
  months: interfaceWords.months,
  videoWords: interfaceWords.video,
};

/** A form as the API describes it. */
export const form = {
  name: 'Sign up here',
  inlineMessage: '<p>See you <strong>then</strong>.</p>',
  formFieldGroups: [
    {
      fields: [
        { name: 'firstname', label: 'First name', fieldType: 'text', required: true },
        { name: 'email', label: 'E-mail', fieldType: 'text', required: true },
        {
          name: 'topics',
          label: 'Topics',
          fieldType: 'checkbox',
          required: true,
          options: [
            { value: 'b', label: 'Planning', displayOrder: 1 },
            { value: 'a', label: 'Teaching', displayOrder: 0 },
          ],
        },
        { name: 'attendance', label: 'Attendance', fieldType: 'hidden' },
        { name: 'campaign', label: 'Campaign', fieldType: 'hidden' },
      ],
    },
  ],
};
