import { createElement } from 'react';
import type { ReactNode } from 'react';
import type { MainPage } from '../../app/view.ts';
import type { Block, BlockKind } from './kinds.ts';
import { blockComponents } from './registry.ts';

/** Draws a block, which has one kind, by the component of its kind. */
export function drawBlock(id: string, block: Block, page: MainPage): ReactNode {
  return Object.keys(block)
    .filter(isKind)
    .map((kind) => drawAs(kind, id, block, page));
}

function isKind(field: string): field is BlockKind {
  return Object.hasOwn(blockComponents, field);
}

function drawAs<Kind extends BlockKind>(kind: Kind, id: string, block: Block, page: MainPage) {
  const words = block[kind];
  if (words === undefined) return null;
  return createElement(blockComponents[kind], { key: kind, id, words, page });
}
