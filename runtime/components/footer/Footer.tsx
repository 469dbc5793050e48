import type { ReactNode } from 'react';
import type { BuiltAsset, Icon as IconDrawing } from '../../contract.ts';
import { Icon } from '../icon/Icon.tsx';
import { Picture } from '../picture/Picture.tsx';

export interface FooterLink {
  readonly label: string;
  readonly href: string;
}

export interface FooterProps {
  readonly links: readonly FooterLink[];
  readonly social: readonly (FooterLink & { readonly icon: IconDrawing | undefined })[];
  readonly seal?: FooterLink & { readonly image: BuiltAsset };
  readonly holder: string;
  /** The build's year; the client puts that of the visit in its place (docs/product.md P5). */
  readonly year: number;
}

export function Footer({ links, social, seal, holder, year }: FooterProps): ReactNode {
  return (
    <footer className="footer">
      <div className="container footer__inner">
        <ul className="footer__links">
          {links.map((item) => (
            <li key={item.href}>
              <a href={item.href}>{item.label}</a>
            </li>
          ))}
        </ul>
        {social.length === 0 ? null : <SocialLinks social={social} />}
        {seal === undefined ? null : (
          <a className="footer__seal" href={seal.href}>
            <Picture asset={seal.image} place="seal" alt={seal.label} />
          </a>
        )}
        <p className="footer__copyright">
          © <span data-year="">{year}</span> {holder}
        </p>
        <p className="footer__privacy-signal" data-gpc-notice="" hidden>
          Your browser sends a Global Privacy Control signal. We honor it: nothing about this visit
          is measured.
        </p>
      </div>
    </footer>
  );
}

function SocialLinks({ social }: Pick<FooterProps, 'social'>): ReactNode {
  return (
    <ul className="footer__social" aria-label="Follow us">
      {social.map((item) => (
        <li key={item.href}>
          <a className="footer__social-link" href={item.href}>
            <Icon icon={item.icon} />
            <span className="footer__social-name">{item.label}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
