import { props } from '../career-questions/examples.tsx';
import { LocalPay } from './LocalPay.tsx';

const wages = [
  [50000, 60000, 52000],
  [53000, 51000, 50000],
  [52000, 52000, 52000],
];

export const examples = {
  inTheRegion: <LocalPay region="nevada" {...props} wages={wages} />,
  inTheCountry: <LocalPay region="nevada" {...props} />,
  inAStrip: <LocalPay region="nevada" {...props} isStrip />,
};
