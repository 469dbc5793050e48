import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { PlacedIslands } from '../islands/island.tsx';
import type { PlacedIsland } from '../islands/island.tsx';
import type { Route } from './view.ts';

/** The `main` of a page, as markup, and the islands in it. */
interface MainPart {
  readonly main: string;
  readonly islands: readonly PlacedIsland[];
}

export function renderMain<Page extends object>({ View }: Route<Page>, page: Page): MainPart {
  const islands: PlacedIsland[] = [];
  const view = createElement(View, page);
  const main = renderToString(createElement(PlacedIslands.Provider, { value: islands }, view));
  return { main, islands };
}
