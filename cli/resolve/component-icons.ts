/** The icons that components draw by themselves; each is a file in `assets/icons`. */
export const componentIcons = [
  'menu',
  'close',
  'arrow-right',
  'download',
  'play',
  'check',
  'cross',
  'search',
  'external',
  'calendar',
] as const;
