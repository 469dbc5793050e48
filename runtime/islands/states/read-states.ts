import type { MapShape } from '../../contract.ts';
import type { StateLink } from './state-link.ts';

/** The states of a `StateGrid`, read from its markup. */
export function readStates(element: Element): readonly StateLink[] {
  const links = element.querySelectorAll<HTMLElement>('.state-grid [data-code]');
  return [...links].map((link) => {
    const { id = '', code = '', more, spellings } = link.dataset;
    return {
      id,
      code,
      name: link.textContent,
      url: link.getAttribute('href') ?? '',
      ...(more === undefined ? {} : { moreUrl: more }),
      ...(spellings === undefined ? {} : { spellings: spellings.split('|') }),
    };
  });
}

/** The shapes of a `UsMap`, read from its markup. */
export function readShapes(element: Element): readonly MapShape[] {
  return [...element.querySelectorAll<SVGElement>('.map [data-code]')].map((link) => {
    const circle = link.querySelector('circle');
    return {
      code: link.dataset['code'] ?? '',
      name: link.getAttribute('aria-label') ?? '',
      path: link.querySelector('path')?.getAttribute('d') ?? '',
      ...(circle === null ? {} : { circle: readCircle(circle) }),
    };
  });
}

function readCircle(circle: Element): { cx: number; cy: number; r: number } {
  const read = (name: string): number => Number(circle.getAttribute(name));
  return { cx: read('cx'), cy: read('cy'), r: read('r') };
}
