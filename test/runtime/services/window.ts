import { JSDOM } from 'jsdom';
import type { DOMWindow } from 'jsdom';
import { beforeEach, vi } from 'vitest';
import type { ClientSettings } from '../../../runtime/services/settings.ts';

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

export const settings: ClientSettings = {
  api: '',
  analytics: { adapter: 'beacon', endpoint: '/views' },
  errorReports: { endpoint: '/errors' },
  environment: 'production',
  pathPrefix: '/nv',
};

/** The reports that are sent in a test. */
export function useSentReports(): readonly Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = [];
  beforeEach(() => {
    sent.length = 0;
    const sendBeacon = (_endpoint: string, body: string): boolean => {
      sent.push(JSON.parse(body));
      return true;
    };
    vi.stubGlobal('navigator', { sendBeacon });
  });
  return sent;
}
