import type { ReactNode } from 'react';
import type { Icon as IconDrawing } from '../../contract.ts';

/** A drawing beside words that say the same; nothing where no drawing of that name exists. */
export function Icon({ icon }: { readonly icon: IconDrawing | undefined }): ReactNode {
  if (icon === undefined) return null;
  return (
    <svg
      className="icon"
      viewBox={icon.viewBox}
      width="24"
      height="24"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: icon.body }}
    />
  );
}
