import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { AddressWords } from '../address-words/AddressWords.tsx';
import { readProse } from './read-prose.ts';
import type { ProsePart } from './read-prose.ts';

/**
 * Running text of the YAML with its bold words and links, for the inside of a paragraph or an item.
 */
export function Prose({ text }: { readonly text: string }): ReactNode {
  return readProse(text).map((part, index) => <Fragment key={index}>{shown(part)}</Fragment>);
}

function shown(part: ProsePart): ReactNode {
  if (part.kind === 'words') return part.text;
  if (part.kind === 'bold') return <strong>{part.text}</strong>;
  const { target, text } = part;
  return <a href={target}>{target.startsWith('mailto:') ? <AddressWords text={text} /> : text}</a>;
}
