import type { Analytics } from '../contract.ts';
import { findCampaign } from './campaign.ts';

/** What takes page views, and in which format. */
export interface PageViewService {
  readonly adapter: Exclude<Analytics['adapter'], 'none'>;
  readonly endpoint: string;
}

/** What scripts need to know of the site. The head of every page has it as JSON. */
export interface ClientSettings {
  /** Origin that the API is called at, without a trailing slash; empty for the page's own. */
  readonly api: string;
  /**
   * Allows the header `Idempotency-Key` in calls of another origin; those of the page's own always
   * may have it.
   */
  readonly apiAllowsIdempotencyKey?: true;
  /** Name of the hidden form field for the id of a submission. */
  readonly submissionIdField?: string;
  /** Absent where page views are not counted. */
  readonly analytics?: PageViewService;
  readonly errorReports: { readonly endpoint?: string };
  readonly environment: 'preview' | 'production';
  /** Allows a preview to send forms, on any host. */
  readonly liveForms?: true;
  /** The message of a preview that does not send a form. */
  readonly formRefused?: string;
  /**
   * Prefix of the URLs of the page's edition, such as `/nv`; empty for the generic and the library
   * edition.
   */
  readonly pathPrefix: string;
  /** The page is for children: nothing that is entered there is kept. */
  readonly isForChildren?: true;
}

/** The `name` of the `<meta>` element whose `content` is a `ClientSettings` as JSON. */
export const settingsName = 'career-site';

const defaults: ClientSettings = {
  api: '',
  errorReports: {},
  environment: 'preview',
  pathPrefix: '',
};

/** What scripts know of the page that is open. */
export interface PageSettings extends ClientSettings {
  /** The campaign id of its address. */
  readonly campaign: string | undefined;
}

/** Reads the settings of a page; a page without them calls its own origin and reports nothing. */
export function readSettings(page: Document): PageSettings {
  const meta = page.querySelector<HTMLMetaElement>(`meta[name="${settingsName}"]`);
  const written: Partial<ClientSettings> = JSON.parse(meta?.content || '{}');
  const settings = { ...defaults, ...written };
  return { ...settings, campaign: findCampaign(location.pathname, settings.pathPrefix) };
}

/** With what every call of the API goes (docs/product.md C1). */
export const jsonHeaders = { Accept: 'application/json', 'Content-Type': 'application/json' };

/** Whether the visitor's browser sends the Global Privacy Control signal (docs/product.md F6). */
export function hasPrivacySignal({ globalPrivacyControl }: Navigator): boolean {
  return globalPrivacyControl === true;
}

declare global {
  interface Navigator {
    /** https://w3c.github.io/gpc/ */
    readonly globalPrivacyControl?: boolean;
    /** https://wicg.github.io/savedata/ */
    readonly connection?: { readonly saveData: boolean };
  }
  interface Document {
    /** https://wicg.github.io/nav-speculation/prerendering.html */
    readonly prerendering?: boolean;
  }
}
