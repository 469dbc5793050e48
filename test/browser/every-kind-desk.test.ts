import { desk } from './browser.ts';
import { testEveryKind } from './every-kind.ts';
import { findWiderThanWindow, looks } from './looks.ts';
import { findHeavyScripts } from './weight.ts';

testEveryKind(desk, {
  ...looks,
  'JavaScript weighs 3 kB at most, and 25 kB with islands': findHeavyScripts,
  'nothing is wider than its window': findWiderThanWindow,
});
