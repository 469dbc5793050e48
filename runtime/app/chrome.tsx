import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { BottomBlock } from '../components/bottom-block/BottomBlock.tsx';
import { Footer } from '../components/footer/Footer.tsx';
import type { FooterLink } from '../components/footer/Footer.tsx';
import type { Way } from '../components/ways/Ways.tsx';
import { Navbar } from '../components/navbar/Navbar.tsx';
import type { NavbarMenu } from '../components/navbar/Navbar.tsx';
import type { PageEntry } from '../contract.ts';
import { announced, recordings } from '../services/schedule.ts';
import { blockLinks } from './block-links.ts';
import { holderOf, providerOf } from './company.ts';
import { productPages } from './product-pages.ts';
import type { ProductPage } from './product-pages.ts';
import type { LibraryKind, LibraryScope, RegionScope, Services } from './view.ts';

/** What surrounds the `main` of a page, as markup. */
export interface Frame {
  readonly navbar: string;
  readonly footer: string;
}

/** What surrounds the `main` of every page of a region, as markup. */
export interface Chrome {
  readonly frame: (current: PageEntry) => Frame;
  /** For a page that was built without the others of its edition: it links to none of them. */
  readonly bareFrame: () => Frame;
  readonly bottom: string;
}

const menu: readonly ProductPage[] = ['plan', 'local-opportunities', 'up-the-ladder'];

/** Renders the site wrapper of docs/product.md S15 once for all pages of a region. */
export function createChrome(scope: RegionScope & Services): Chrome {
  const inMenu = menuLinks(scope);
  const navbars = new Map<string, string>();
  const navbar = (page: PageEntry): string => {
    const current = page.kind === 'pricing' ? scope.link('pricing') : page.url;
    const key = inMenu.some(({ href }) => href === current) ? current : '';
    const known = navbars.get(key) ?? renderToString(<RegionNavbar {...scope} current={current} />);
    navbars.set(key, known);
    return known;
  };
  const footer = renderToString(<RegionFooter {...scope} links={pagesInFooter(scope)} />);
  return {
    frame: (page) => ({ navbar: navbar(page), footer }),
    bareFrame: () => ({
      navbar: renderToString(<RegionNavbar {...scope} />),
      footer: renderToString(<RegionFooter {...scope} links={[]} />),
    }),
    bottom: renderToString(<RegionBottom {...scope} />),
  };
}

function RegionNavbar(props: RegionScope & Services & { readonly current?: string }): ReactNode {
  const { region, asset, current } = props;
  return (
    <Navbar
      logo={asset(region.logoImg)}
      homeHref={homeOf(props)}
      header={region.menuHeader}
      {...(current !== undefined && { menu: menuOf(props, current) })}
    />
  );
}

/** @param current The URL of the page, or of the one that stands for it in the menu. */
function menuOf(scope: RegionScope, current: string): NavbarMenu {
  const [button, ...items] = menuLinks(scope);
  const marked = (item: Way) => ({ ...item, isCurrent: item.href === current });
  return { items: items.map(marked), action: marked(button), words: scope.site.interface.menu };
}

/** The button of the menu, and its items. */
function menuLinks(scope: RegionScope): readonly [Way, ...Way[]] {
  const { region, link } = scope;
  const { header } = region.pages;
  return [
    { label: header.pricingButton, href: link('pricing') },
    ...menu.map((kind) => ({ label: header[productPages[kind]], href: link(kind) })),
    ...blockLinks('menu', scope),
  ];
}

/** A region's landing page; the edition without a state begins at the home page. */
function homeOf({ isGeneric, link }: RegionScope): string {
  return link(isGeneric ? 'home' : 'landing');
}

/** The links of the footer that lead to pages of the site. */
function pagesInFooter(scope: RegionScope & Services): readonly FooterLink[] {
  const { region, link, findLink } = scope;
  const { footer } = region.pages;
  const home = findLink('home', 'generic');
  return [
    { label: footer.privacy, href: link('privacy') },
    { label: region.pages.accessibility.title, href: link('accessibility') },
    { label: footer.about, href: link('about') },
    { label: footer.partners, href: `${link('about')}#partners` },
    { label: footer.demoAccess, href: link('demo-access') },
    { label: region.pages.try.link, href: link('try') },
    ...blockLinks('footer', scope),
    ...(home === undefined ? [] : [{ label: footer.home, href: home }]),
  ];
}

function RegionFooter({
  links,
  ...scope
}: RegionScope & Services & { readonly links: readonly FooterLink[] }): ReactNode {
  const { data, site, region, asset, icon } = scope;
  return (
    <Footer
      links={[...links, { label: region.pages.footer.app, href: region.appUrl }]}
      social={site.social.map(({ name, url, icon: drawing }) => ({
        label: name,
        href: url,
        icon: icon(drawing),
      }))}
      seal={{ label: site.seal.name, href: site.seal.url, image: asset(site.seal.image) }}
      holder={holderOf(site, site.provider)}
      year={data.year}
      words={site.interface.footer}
    />
  );
}

function RegionBottom(scope: RegionScope & Services): ReactNode {
  const { region, isGeneric, asset, urlOf, link } = scope;
  const latestUrl = link('recorded-webinar');
  const { closing } = region.pages;
  const { planned, recorded, next } = closing.webinar;
  const [latest] = recordings(region);
  return (
    <BottomBlock
      ask={{
        title: region.contactFormHeader,
        text: region.contactFormDescription,
        button: closing.askButton,
        href: link('quote'),
        ...(!scope.site.quote.enabled && { text: region.pages.quote.closed.invitation }),
      }}
      webinars={{
        upcoming: announced(region),
        next,
        offers: {
          planned: { ...planned, href: link('webinar') },
          recorded: {
            ...recorded,
            text: latest?.description ?? '',
            href: latest === undefined ? latestUrl : link('webinar', { response: latest.slug }),
            latest: latestUrl,
          },
        },
        ...(isGeneric ? {} : { regionId: region.siteId }),
      }}
      brochure={{
        ...closing.brochure,
        href: urlOf(region.brochureDownloadUrl),
        cover: asset(region.brochureDownloadImg),
      }}
    />
  );
}

/** The bar and the footer of a page of the library edition, as markup. */
export function createLibraryChrome(scope: LibraryScope & Services): (current: PageEntry) => Frame {
  const { data, library } = scope;
  const { footer, contacts } = library;
  const { email } = contacts;
  const footerMarkup = renderToString(
    <Footer
      links={[
        { label: footer.privacy, href: library.privacyUrl },
        { label: footer.accessibility, href: library.accessibilityUrl },
        ...blockLinks('footer', scope),
        { label: email, href: `mailto:${email}` },
      ]}
      social={[]}
      holder={holderOf(library, providerOf(library, data.site))}
      year={data.year}
      words={data.site.interface.footer}
    />,
  );
  return (current) => ({
    navbar: renderToString(<LibraryNavbar {...scope} current={current.url} />),
    footer: footerMarkup,
  });
}

function LibraryNavbar(scope: LibraryScope & Services & { readonly current: string }) {
  const { data, library, asset, link, current } = scope;
  const { header } = library;
  const marked = (item: Way) => ({ ...item, isCurrent: item.href === current });
  const item = (label: string, kind: LibraryKind) => marked({ label, href: link(kind) });
  return (
    <Navbar
      logo={asset(library.logo)}
      homeHref={link('library-home')}
      menu={{
        items: [
          item(header.pricing, 'library-pricing'),
          item(header.demo, 'library-demo'),
          ...blockLinks('menu', scope).map(marked),
        ],
        action: item(header.quote, 'library-quote'),
        words: data.site.interface.menu,
      }}
    />
  );
}
