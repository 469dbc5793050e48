import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Ribbon } from '../components/ribbon/Ribbon.tsx';
import type { BuildContext, InterfaceWords } from '../contract.ts';

/** The banner above every page of an edition in a preview, as markup; undefined in production. */
export function renderRibbon(
  { environment, liveForms, samplesOf }: BuildContext,
  words: InterfaceWords['preview'],
  edition: string,
): string | undefined {
  if (environment === 'production') return undefined;
  return renderToStaticMarkup(
    createElement(Ribbon, { liveForms, words, samples: samplesOf?.(edition) ?? [] }),
  );
}
