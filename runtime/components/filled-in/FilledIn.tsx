import { Fragment } from 'react';
import type { ReactNode } from 'react';

export interface FilledInProps {
  /** Words with placeholders in single braces: `Write to {email}.` */
  readonly message: string;
  /** What stands in the place of each, such as a link. */
  readonly values: Readonly<Record<string, ReactNode>>;
}

/** A message of `site.interface` whose placeholders are replaced by more than words. */
export function FilledIn({ message, values }: FilledInProps): ReactNode {
  const pieces = message.split(/\{(\w+)\}/);
  return pieces.map((piece, index) => (
    <Fragment key={index}>{index % 2 === 0 ? piece : (values[piece] ?? `{${piece}}`)}</Fragment>
  ));
}
