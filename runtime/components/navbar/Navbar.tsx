import type { ReactNode } from 'react';
import type { Way } from '../ways/Ways.tsx';
import type { BuiltAsset, InterfaceWords } from '../../contract.ts';
import { Picture } from '../picture/Picture.tsx';

export interface NavbarItem extends Way {
  readonly isCurrent: boolean;
}

export interface NavbarProps {
  readonly logo: BuiltAsset;
  readonly homeHref: string;
  /** Names the edition next to its logo; absent where the logo already does. */
  readonly header?: string;
  /** Absent on a page whose edition has no other pages. */
  readonly menu?: NavbarMenu;
}

export interface NavbarMenu {
  readonly items: readonly NavbarItem[];
  /** The last item, drawn as a button. */
  readonly action: NavbarItem;
  readonly words: InterfaceWords['menu'];
}

/**
 * The bar at the top of every page; its menu is a plain list until the client folds it on small
 * screens.
 */
export function Navbar({ logo, homeHref, header, menu }: NavbarProps): ReactNode {
  return (
    <header className="navbar" data-navbar="">
      <div className="container navbar__inner">
        <a className="navbar__brand" href={homeHref}>
          <Picture asset={logo} className="navbar__logo" place="menu" isFirstSeen />
          {header === undefined ? null : <span className="navbar__header">{header}</span>}
        </a>
        {menu === undefined ? null : <Menu {...menu} />}
      </div>
    </header>
  );
}

function Menu({ items, action, words }: NavbarMenu): ReactNode {
  return (
    <>
      <button
        className="navbar__toggle"
        type="button"
        aria-expanded="false"
        aria-controls="menu"
        data-menu-button=""
        hidden
      >
        {words.button}
      </button>
      <nav className="navbar__menu" id="menu" aria-label={words.label} data-menu="">
        <ul className="navbar__items">
          {items.map((item) => (
            <li key={item.href}>
              <NavbarLink item={item} className="navbar__link" />
            </li>
          ))}
          <li>
            <NavbarLink item={action} className="button button--primary" />
          </li>
        </ul>
      </nav>
    </>
  );
}

interface NavbarLinkProps {
  readonly item: NavbarItem;
  readonly className: string;
}

function NavbarLink({ item, className }: NavbarLinkProps): ReactNode {
  return (
    <a
      className={className}
      href={item.href}
      lang={item.lang}
      hrefLang={item.lang}
      aria-current={item.isCurrent ? 'page' : undefined}
    >
      {item.label}
    </a>
  );
}
