/**
 * The icons that stand for the site in tabs, on home screens and in lists of apps. All pages share them; whoever
 * replaces the drawing replaces the others with it. A project that lacks one does without it.
 */
export const siteIcons = {
  drawing: 'assets/favicons/favicon.svg',
  ico: 'assets/favicons/favicon.ico',
  touch: 'assets/favicons/apple-touch-icon.png',
  small: 'assets/favicons/icon-192.png',
  large: 'assets/favicons/icon-512.png',
} as const;
