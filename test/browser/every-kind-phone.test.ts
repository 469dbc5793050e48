import { phone } from './browser.ts';
import { testEveryKind } from './every-kind.ts';
import { findSpoiltByLetters } from './large-letters.ts';
import { findWiderThanWindow, findWiderWithLargeLetters, looks } from './looks.ts';
import { useSite } from './served-site.ts';

testEveryKind(useSite(), phone, {
  ...looks,
  'nothing is wider than its window': findWiderThanWindow,
  'nothing is wider than its window with larger letters': findWiderWithLargeLetters,
  'in letters of up to 200 % no word is broken or leaves its box, and the page is no wider':
    findSpoiltByLetters,
});
