import type { ReactNode } from 'react';
import type { Icon as IconDrawing } from '../../contract.ts';

/**
 * A decorative icon next to a text with the same meaning; renders nothing where no icon has that
 * name.
 */
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
