import type { ReactNode } from 'react';
import { Ways } from '../ways/Ways.tsx';
import type { WaysProps } from '../ways/Ways.tsx';

export interface NextStepsProps extends WaysProps {
  readonly title: string;
}

/** Where to go from a confirmation page. */
export function NextSteps({ title, links }: NextStepsProps): ReactNode {
  return (
    <section className="next-steps">
      <h2>{title}</h2>
      <Ways links={links} />
    </section>
  );
}
