import { desk } from './browser.ts';
import { testEveryKind } from './every-kind.ts';
import { looks } from './looks.ts';
import { useSite } from './served-site.ts';
import { findHeavyScripts, findHeavyVisit } from './weight.ts';

testEveryKind(useSite('--env', 'production'), desk, {
  ...looks,
  'JavaScript weighs 3 kB at most, and 25 kB with islands': findHeavyScripts,
  'a first visit weighs 100 kB at most, with every picture': findHeavyVisit,
});
