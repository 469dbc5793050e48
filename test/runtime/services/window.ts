import { JSDOM } from 'jsdom';
import type { DOMWindow } from 'jsdom';
import { afterEach, beforeEach, vi } from 'vitest';
import type { PageSettings } from '../../../runtime/services/settings.ts';

/** A separate page, so that listeners of one test don't receive another's events. */
export function openPage(url: string): DOMWindow {
  const html = '<!doctype html><html data-region="nv"><head><title>A page</title></head></html>';
  return new JSDOM(html, { url, referrer: 'https://search.example/?q=me' }).window;
}

/** Fires an event with these properties on the window, or on its document. */
export function fire(page: DOMWindow, type: string, properties: object = {}): void {
  const target = type === 'prerenderingchange' ? page.document : page;
  target.dispatchEvent(Object.assign(new page.Event(type), properties));
}

export const settings: PageSettings = {
  api: '',
  analytics: { adapter: 'beacon', endpoint: '/views' },
  errorReports: { endpoint: '/errors' },
  environment: 'production',
  pathPrefix: '/nv',
  campaign: undefined,
};

/** What is sent in a test, and where. */
export interface SentReport {
  readonly endpoint: string;
  readonly report: Readonly<Record<string, unknown>>;
  readonly init: RequestInit;
}

/** The reports that are sent in a test. */
export function useSentReports(): readonly SentReport[] {
  const sent: SentReport[] = [];
  beforeEach(() => {
    sent.length = 0;
    vi.stubGlobal('fetch', (endpoint: string, init: RequestInit) => {
      sent.push({ endpoint, report: JSON.parse(String(init.body)), init });
      return Promise.reject(new TypeError('Failed to fetch'));
    });
  });
  afterEach(() => void vi.unstubAllGlobals());
  return sent;
}
