import type { LibraryConfig, SiteConfig } from '../contract.ts';

type Provider = SiteConfig['provider'];

/** The company behind the library edition: that of the site where it names none. */
export function providerOf({ provider }: LibraryConfig, site: SiteConfig): Provider {
  return provider ?? site.provider;
}

/** Who holds the copyright: the company behind an edition where nobody else is named. */
export function holderOf({ copyright }: Pick<SiteConfig, 'copyright'>, provider: Provider): string {
  return copyright?.holder ?? provider.name;
}
