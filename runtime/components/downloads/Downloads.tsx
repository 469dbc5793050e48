import type { ReactNode } from 'react';
import type { Way } from '../ways/Ways.tsx';

/** Files to take along, as rows of a legend. */
export function Downloads({ files }: { readonly files: readonly Way[] }): ReactNode {
  return (
    <ul className="downloads">
      {files.map(({ label, href }) => (
        <li key={href}>
          <a className="download" href={href} download="">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
