import type { Analytics } from '../contract.ts';

/** What the browser must know of the site; the head of every page holds it as JSON. */
export interface ClientSettings {
  /** Origin that the API is called at, without a trailing slash; empty for the page's own. */
  readonly api: string;
  /** Lets calls of that origin carry the header `Idempotency-Key`, if it is not the page's own, which always may. */
  readonly apiAllowsIdempotencyKey?: true;
  /** The hidden field of forms that takes the id of a submission. */
  readonly submissionIdField?: string;
  readonly analytics: Analytics;
  readonly errorReports: { readonly endpoint?: string };
  readonly environment: 'preview' | 'production';
  /** Lets a preview send its forms from whatever host serves it. */
  readonly liveForms?: true;
  /** What a preview says of a form that it does not send. */
  readonly formRefused?: string;
  /** What the page's URLs start with, such as `/nv`; empty for the generic and the library edition. */
  readonly pathPrefix: string;
}

/** The `name` of the `<meta>` element whose `content` is a `ClientSettings` as JSON. */
export const settingsName = 'career-site';

const silent: ClientSettings = {
  api: '',
  analytics: { adapter: 'none' },
  errorReports: {},
  environment: 'preview',
  pathPrefix: '',
};

/** Reads the settings of a page; a page without them calls its own origin and reports nothing. */
export function readSettings(page: Document): ClientSettings {
  const text = page.querySelector(`meta[name="${settingsName}"]`)?.getAttribute('content');
  if (text == null || text === '') return silent;
  const written: Partial<ClientSettings> = JSON.parse(text);
  return { ...silent, ...written };
}
