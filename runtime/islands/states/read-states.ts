import type { MapCallout, MapShape } from '../../contract.ts';
import type { StateLink } from './state-link.ts';

/** The states of a `StateGrid`, read from its markup. */
export function readStates(element: Element): readonly StateLink[] {
  const links = element.querySelectorAll<HTMLElement>('.state-grid [data-code]');
  return [...links].map((link) => {
    const { id = '', code = '', accent, more, spellings } = link.dataset;
    return {
      id,
      code,
      name: link.textContent,
      url: link.getAttribute('href') ?? '',
      ...(accent === undefined ? {} : { accent }),
      ...(more === undefined ? {} : { moreUrl: more }),
      ...(spellings === undefined ? {} : { spellings: spellings.split('|') }),
    };
  });
}

/** The shapes of a `UsMap`, read from its markup. */
export function readShapes(element: Element): readonly MapShape[] {
  return [...element.querySelectorAll<SVGElement>('.map [data-code]')].map((link) => {
    const callout = link.querySelector('.map__callout');
    return {
      abbreviation: link.dataset['code'] ?? '',
      name: link.querySelector('title')?.textContent.replace(/ \(\w+\)$/, '') ?? '',
      dimensions: link.querySelector('path')?.getAttribute('d') ?? '',
      ...(callout === null ? {} : { callout: readCallout(callout) }),
    };
  });
}

function readCallout(callout: Element): MapCallout {
  const read = (selector: string, name: string): number =>
    Number(callout.querySelector(selector)?.getAttribute(name));
  return {
    x: read('line', 'x1'),
    y: read('line', 'y1'),
    cx: read('circle', 'cx'),
    cy: read('circle', 'cy'),
    r: read('circle', 'r'),
  };
}
