import type { ReactNode } from 'react';
import type { MainPage } from './view.ts';

export interface PageTitleProps {
  readonly page: Pick<MainPage, 'data' | 'region'>;
  readonly children: string;
}

/**
 * The headline of an inner page with the outline of its region, which its words name too: where in
 * the atlas one is.
 */
export function PageTitle({ page: { data, region }, children }: PageTitleProps): ReactNode {
  const silhouette = data.silhouettes[region.code];
  return (
    <>
      <h1>{children}</h1>
      {silhouette === undefined ? null : (
        <svg
          className="title-bar__region"
          viewBox={`0 0 ${silhouette.width} ${silhouette.height}`}
          preserveAspectRatio="xMaxYMax"
          aria-hidden="true"
        >
          <path d={silhouette.outline} />
        </svg>
      )}
    </>
  );
}
