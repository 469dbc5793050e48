import type { ReactNode } from 'react';
import type { BuiltAsset } from '../../contract.ts';
import { Picture } from '../picture/Picture.tsx';
import { Ways } from '../ways/Ways.tsx';
import type { Way } from '../ways/Ways.tsx';

export interface FeatureSectionProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly picture: BuiltAsset;
  readonly links?: readonly Way[];
}

/** Heading, text and picture side by side. */
export function FeatureSection({ title, text, picture, links }: FeatureSectionProps): ReactNode {
  return (
    <section className="feature-section" data-reveal="">
      <div className="feature-section__words">
        <h2>{title}</h2>
        <p>{text}</p>
        {links === undefined ? null : <Ways links={links} />}
      </div>
      <div className="feature-section__picture">
        <Picture asset={picture} place="section" />
      </div>
    </section>
  );
}
