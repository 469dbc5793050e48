import type { ReactNode } from 'react';
import type { PrivacySection } from '../../app/anchors.ts';
import type { RegionConfig } from '../../contract.ts';
import { Prose } from '../prose/Prose.tsx';

export type PrivacyWords = RegionConfig['pages']['privacy'];

export interface PassageProps {
  /** By which links reach it. */
  readonly id?: PrivacySection;
  readonly title: string;
  readonly text: string;
  readonly level?: 3 | 4;
}

/** A heading and the paragraph below it. */
export function Passage({ id, title, text, level = 3 }: PassageProps): ReactNode {
  const Heading = `h${level}` as const;
  return (
    <>
      <Heading id={id}>{title}</Heading>
      <p>
        <Prose text={text} />
      </p>
    </>
  );
}

/** Kinds of data, a few words each. */
export function Terms({ items }: { readonly items: readonly string[] }): ReactNode {
  return (
    <ul className="prose__terms">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
