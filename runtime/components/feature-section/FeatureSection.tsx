import type { ReactNode } from 'react';
import type { BuiltAsset } from '../../contract.ts';
import { Picture } from '../picture/Picture.tsx';
import { Ways } from '../ways/Ways.tsx';
import type { Way } from '../ways/Ways.tsx';

export interface FeatureSectionProps {
  /** By which links reach it. */
  readonly id?: string;
  readonly title: string;
  readonly text: ReactNode;
  readonly picture: BuiltAsset;
  readonly links?: readonly Way[];
}

/** Heading, text and picture side by side. */
export function FeatureSection(props: FeatureSectionProps): ReactNode {
  const { id, title, text, picture, links } = props;
  return (
    <section id={id} className="feature-section" aria-label={title} data-reveal="">
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
