import type { ReactNode } from 'react';
import { Ways } from '../ways/Ways.tsx';
import type { WaysProps } from '../ways/Ways.tsx';

/** Where to go from a confirmation page. */
export function NextSteps({ links }: WaysProps): ReactNode {
  return (
    <section className="next-steps">
      <h2>While you are here</h2>
      <Ways links={links} />
    </section>
  );
}
