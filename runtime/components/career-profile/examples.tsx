import { props } from '../career-questions/examples.tsx';
import { CareerProfile } from './CareerProfile.tsx';

const shared = {
  region: 'nevada',
  words: { label: 'A profile', day: 'A day', compare: 'Beside two others' },
  careers: props.words,
  icon: props.icon,
  more: <a href="/nv/try/">Try it</a>,
};

export const examples = {
  inTheRegion: (
    <CareerProfile
      {...shared}
      wages={[
        [50000, 60000, 52000],
        [53000, 51000, 54000],
        [55000, 56000, 57000],
      ]}
    />
  ),
  inTheCountry: <CareerProfile {...shared} />,
};
