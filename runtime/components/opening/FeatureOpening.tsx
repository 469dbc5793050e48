import type { ReactNode } from 'react';
import type { BuiltAsset } from '../../contract.ts';
import { Picture } from '../picture/Picture.tsx';
import { Opening } from './Opening.tsx';

export interface FeatureOpeningProps {
  readonly lead: string;
  readonly title: string;
  readonly text: string;
  readonly picture: BuiltAsset;
}

/** The opening of a page about one part of the product. */
export function FeatureOpening({ lead, title, text, picture }: FeatureOpeningProps): ReactNode {
  return (
    <Opening lead={lead} picture={<Picture asset={picture} place="section" isFirstSeen />}>
      <h2>{title}</h2>
      <p>{text}</p>
    </Opening>
  );
}
