import { BottomBlock } from './BottomBlock.tsx';

const ask = {
  title: 'Questions from Nevada',
  text: 'Tell us how many students you serve.',
  href: '/nv/quote/',
};
const brochure = {
  href: '/assets/brochure.pdf',
  cover: { url: '/assets/cover.svg', width: 300, height: 400, title: 'Cover of the brochure' },
};

const urls = { signUp: '/nv/webinar/', watch: '/nv/webinar/latest/', ask: '/nv/demo-access/' };
const upcoming = { webinarSignupForm: 'spring', webinarDetails: 'A tour on May 5, 2026.' };
const history = [{ description: 'From March 2026.' }];

export const examples = {
  upcoming: (
    <BottomBlock
      ask={ask}
      webinars={{ urls, upcoming, history, regionId: 'nv' }}
      brochure={brochure}
    />
  ),
  recorded: (
    <BottomBlock ask={ask} webinars={{ urls, history, regionId: 'nv' }} brochure={brochure} />
  ),
  neither: (
    <BottomBlock ask={ask} webinars={{ urls, history: [], regionId: 'nv' }} brochure={brochure} />
  ),
};
