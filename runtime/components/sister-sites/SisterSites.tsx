import type { ReactNode } from 'react';
import type { BuiltAsset } from '../../contract.ts';
import { Picture } from '../picture/Picture.tsx';

export interface SisterSitesProps {
  readonly sites: readonly {
    readonly name: string;
    readonly href: string;
    readonly logo: BuiltAsset;
  }[];
}

/** Links to the other sites of the family, each shown by its logo. */
export function SisterSites({ sites }: SisterSitesProps): ReactNode {
  return (
    <ul className="sister-sites">
      {sites.map(({ name, href, logo }) => (
        <li key={href}>
          <a className="sister-sites__link" href={href}>
            <Picture asset={logo} place="sites" alt={name} />
          </a>
        </li>
      ))}
    </ul>
  );
}
