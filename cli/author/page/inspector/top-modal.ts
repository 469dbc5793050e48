/**
 * The modal that is open over all else; undefined where there is none. It makes all that is outside
 * of it unreachable.
 */
export function topModal(): Element | undefined {
  return [...document.querySelectorAll('dialog:modal')].at(-1);
}
