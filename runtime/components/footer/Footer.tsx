import type { ReactNode } from 'react';
import { AddressWords } from '../address-words/AddressWords.tsx';
import type { BuiltAsset, Icon as IconDrawing, InterfaceWords } from '../../contract.ts';
import { Icon } from '../icon/Icon.tsx';
import type { Way } from '../ways/Ways.tsx';
import { Picture } from '../picture/Picture.tsx';

export type FooterLink = Way;

export interface FooterProps {
  readonly links: readonly FooterLink[];
  readonly social: readonly (FooterLink & { readonly icon: IconDrawing | undefined })[];
  readonly seal?: FooterLink & { readonly image: BuiltAsset };
  readonly holder: string;
  /** The build's year; the client puts that of the visit in its place (docs/product.md P5). */
  readonly year: number;
  readonly words: InterfaceWords['footer'];
}

export function Footer({ links, social, seal, holder, year, words }: FooterProps): ReactNode {
  return (
    <footer className="footer">
      <div className="container footer__inner">
        <ul className="footer__links">
          {links.map((item) => (
            <li key={item.href}>
              <a href={item.href} lang={item.lang} hrefLang={item.lang}>
                {item.href.startsWith('mailto:') ? <AddressWords text={item.label} /> : item.label}
              </a>
            </li>
          ))}
        </ul>
        {social.length === 0 ? null : <SocialLinks label={words.social} social={social} />}
        {seal === undefined ? null : (
          <a className="footer__seal" href={seal.href}>
            <Picture asset={seal.image} place="seal" alt={seal.label} />
          </a>
        )}
        <p className="footer__copyright">
          © <span data-year="">{year}</span> {holder}
        </p>
        <p className="footer__privacy-signal" data-gpc-notice="" hidden>
          {words.privacySignal}
        </p>
      </div>
    </footer>
  );
}

function SocialLinks({
  label,
  social,
}: Pick<FooterProps, 'social'> & { readonly label: string }): ReactNode {
  return (
    <ul className="footer__social" aria-label={label}>
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
