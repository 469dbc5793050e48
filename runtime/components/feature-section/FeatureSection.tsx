import type { ReactNode } from 'react';
import type { BuiltAsset } from '../../contract.ts';
import { Picture } from '../picture/Picture.tsx';

export interface FeatureSectionProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly picture: BuiltAsset;
  readonly link?: { readonly label: string; readonly href: string };
}

/** Heading, text and picture side by side. */
export function FeatureSection({ title, text, picture, link }: FeatureSectionProps): ReactNode {
  return (
    <section className="feature-section" data-reveal="">
      <div className="feature-section__words">
        <h2>{title}</h2>
        <p>{text}</p>
        {link === undefined ? null : (
          <p>
            <a className="way" href={link.href}>
              {link.label}
            </a>
          </p>
        )}
      </div>
      <div className="feature-section__picture">
        <Picture asset={picture} place="section" />
      </div>
    </section>
  );
}
