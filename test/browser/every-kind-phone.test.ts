import { phone } from './browser.ts';
import { testEveryKind } from './every-kind.ts';
import { findWiderThanWindow, looks } from './looks.ts';
import { useSite } from './served-site.ts';

testEveryKind(useSite(), phone, {
  ...looks,
  'nothing is wider than its window': findWiderThanWindow,
});
