import { hasPrivacySignal } from './settings.ts';

/**
 * The CRM's visitor token from the `hubspotutk` cookie: 32 hex digits. Absent when there is none,
 * when it is malformed (docs/product.md F3), and when the visitor sends a privacy signal (F6).
 */
export function readHutk(cookies: string, browser: Navigator): string | undefined {
  if (hasPrivacySignal(browser)) return undefined;
  return /(?:^|;\s*)hubspotutk=([0-9a-f]{32})(?:;|$)/i.exec(cookies)?.[1];
}
