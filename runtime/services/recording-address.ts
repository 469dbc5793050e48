/**
 * The index that an address of a recording asks for; 0 for the latest, undefined when it is not a
 * number (docs/product.md T5).
 */
export function readIndex(arrayIndex: string): number | undefined {
  if (arrayIndex === '') return 0;
  return /^\d{1,6}$/.test(arrayIndex) ? Number(arrayIndex) : undefined;
}

/** The `arrayIndex` in an address such as `/nv/webinar/latest/2/`; empty for the latest. */
export function arrayIndexOf(address: string): string {
  return /\/webinar\/latest\/([^/]+)/.exec(new URL(address).pathname)?.[1] ?? '';
}

/**
 * The address of a recording by its place in the list. `latestUrl` is that of the first, such as
 * `/nv/webinar/latest/`.
 */
export function recordingUrl(latestUrl: string, index: number): string {
  return index === 0 ? latestUrl : `${latestUrl}${index}/`;
}
