import type { BuiltAsset } from '../../contract.ts';
import { Picture } from './Picture.tsx';

const asset = {
  url: '/assets/plan.svg',
  width: 640,
  height: 400,
  title: 'A career profile with a wage range',
};

const variants = (ending: string) =>
  [360, 720].map((width) => ({ url: `/assets/class-${width}.${ending}`, width }));

const photograph: BuiltAsset = {
  url: '/assets/class-720.jpg',
  width: 720,
  height: 540,
  alt: 'Two students compare their profiles',
  sources: [
    { type: 'image/avif', variants: variants('avif') },
    { type: 'image/webp', variants: variants('webp') },
  ],
};

export const examples = {
  belowTheFold: <Picture asset={asset} />,
  firstSeen: <Picture asset={asset} className="sheet" isFirstSeen />,
  madeOfPixels: <Picture asset={photograph} place="section" />,
  decorative: <Picture asset={asset} alt="" />,
};
