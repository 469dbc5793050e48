import type { ReactNode } from 'react';
import type { Feature, Icon as IconDrawing } from '../../contract.ts';
import { Icon } from '../icon/Icon.tsx';

export interface FeatureListProps {
  readonly features: readonly Feature[];
  readonly icon: (name: string) => IconDrawing | undefined;
}

/** Features set like the legend of a map: a symbol and its meaning. */
export function FeatureList({ features, icon }: FeatureListProps): ReactNode {
  return (
    <ul className="legend">
      {features.map((feature) => (
        <li key={feature.title} className="legend__entry">
          <Icon icon={icon(feature.cssClass)} />
          <span>{feature.title}</span>
        </li>
      ))}
    </ul>
  );
}
