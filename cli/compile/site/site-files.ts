import type { Deployment, PageEntry, SiteConfig } from '../../../runtime/contract.ts';
import type { Assets } from './assets.ts';
import type { OutputEntry } from './output-file.ts';
import { toJson } from '../../diagnostics/print/lines.ts';
import type { ChangedOn } from './page-words.ts';
import { createSitemaps } from './sitemap.ts';

interface SiteFacts {
  /** Scheme and host, without a trailing slash. */
  readonly origin: string;
  readonly environment: 'preview' | 'production';
  readonly security: SiteConfig['security'];
  readonly indexNowKey?: SiteConfig['indexNowKey'];
  readonly pages: readonly PageEntry[];
  readonly changedOn?: ChangedOn | undefined;
}

/** The files that crawlers, browsers and security researchers look for at the root of a site. */
export function createSiteFiles(facts: SiteFacts): readonly OutputEntry[] {
  const { indexNowKey: key } = facts;
  return [
    ...createSitemaps(facts),
    { path: 'robots.txt', contents: robots(facts) },
    ...securityFiles(facts),
    // https://www.indexnow.org/documentation, 'Verifying ownership via the key'
    ...(key === undefined ? [] : [{ path: `${key}.txt`, contents: key }]),
    // Global Privacy Control, section 'GPC Support Resource' (https://w3c.github.io/gpc/).
    { path: '.well-known/gpc.json', contents: toJson({ gpc: true }) },
  ];
}

/** The records of the built regions (docs/product.md D2), with the URLs of their pictures. */
export function deploymentsFile(deployments: readonly Deployment[], assets: Assets): OutputEntry {
  const urlOf = (value: string): string => assets.get(value)?.url ?? value;
  const records = deployments.map((deployment) =>
    Object.fromEntries(Object.entries(deployment).map(([part, value]) => [part, urlOf(value)])),
  );
  return { path: 'deployments.json', contents: toJson(records) };
}

/** A preview keeps crawlers away by its noindex, which they must be able to read. */
function robots({ origin, environment }: SiteFacts): string {
  const sitemapLine = environment === 'production' ? `\nSitemap: ${origin}/sitemap.xml\n` : '';
  return `User-agent: *\nAllow: /\n${sitemapLine}`;
}

/** RFC 9116; its addresses are whole ones (sections 2.5.2 and 2.5.3). */
function securityFiles({ origin, security }: SiteFacts): readonly OutputEntry[] {
  if (security === undefined) return [];
  const contents = [
    `Contact: ${security.contact.startsWith('/') ? origin : ''}${security.contact}\n`,
    `Expires: ${security.expires}T00:00:00.000Z\n`,
    'Preferred-Languages: en\n',
    `Canonical: ${origin}/.well-known/security.txt\n`,
  ];
  return [{ path: '.well-known/security.txt', contents: contents.join('') }];
}
