import { BottomBlock } from './BottomBlock.tsx';

const ask = {
  title: 'Questions from Nevada',
  text: 'Tell us how many students you serve.',
  button: 'Ask',
  href: '/nv/quote/',
};
const brochure = {
  title: 'To take along',
  text: 'What it is and what it costs.',
  button: 'Download',
  href: '/assets/brochure.pdf',
  cover: { url: '/assets/cover.svg', width: 300, height: 400, title: 'Cover of the brochure' },
};

const offers = {
  planned: { title: 'Live', button: 'Sign up', href: '/nv/webinar/' },
  recorded: {
    title: 'Recorded',
    text: 'From March 2026.',
    button: 'Watch',
    href: '/nv/webinar/2026-03-12/',
    latest: '/nv/webinar/latest/',
  },
};
const next = 'Hear of the next';
const upcoming = { webinarSignupForm: 'spring', webinarDetails: 'A tour on May 5, 2026.' };

export const examples = {
  upcoming: (
    <BottomBlock
      ask={ask}
      webinars={{ offers, next, upcoming, regionId: 'nv' }}
      brochure={brochure}
    />
  ),
  recorded: (
    <BottomBlock ask={ask} webinars={{ offers, next, regionId: 'nv' }} brochure={brochure} />
  ),
};
