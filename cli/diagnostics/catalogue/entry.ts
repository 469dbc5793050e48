export type Severity = 'error' | 'warning' | 'notice';

/** How grave a code is, and the words for it. */
export interface CatalogueEntry<P> {
  readonly severity: Severity;
  readonly message: (parameters: P) => string;
}

export function error<P>(message: (parameters: P) => string): CatalogueEntry<P> {
  return { severity: 'error', message };
}

export function warning<P>(message: (parameters: P) => string): CatalogueEntry<P> {
  return { severity: 'warning', message };
}

export function notice<P>(message: (parameters: P) => string): CatalogueEntry<P> {
  return { severity: 'notice', message };
}
