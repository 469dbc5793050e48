/** A page view: without query, fragment or anything else that identifies a visitor. */
export interface PageView {
  readonly event: 'pageview';
  readonly url: string;
  readonly title: string;
  /** The page that led here, without its query; empty when unknown. */
  readonly referrer: string;
  readonly region: string;
  readonly campaign: string | undefined;
}
