import { Picture } from './Picture.tsx';

const asset = {
  url: '/assets/plan.svg',
  width: 640,
  height: 400,
  title: 'A career profile with a wage range',
};

export const examples = {
  belowTheFold: <Picture asset={asset} />,
  firstSeen: <Picture asset={asset} className="sheet" isFirstSeen />,
  decorative: <Picture asset={asset} alt="" />,
};
