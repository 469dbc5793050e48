import type { ReactNode } from 'react';

/**
 * An address, or words with some; one that has no room in a line goes on before a `@`, dot or
 * slash, and nowhere else.
 */
export function AddressWords({ text }: { readonly text: string }): ReactNode {
  const [first, ...others] = text.split(/\b(?=[@./]\w)/);
  // One element, for in a flex container each text and each break would be an item of its own.
  return (
    <span>
      {first}
      {others.flatMap((part, index) => [<wbr key={index} />, part])}
    </span>
  );
}
