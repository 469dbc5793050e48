import { phone } from './browser.ts';
import { testEveryKind } from './every-kind.ts';
import { looks } from './looks.ts';

testEveryKind(phone, looks);
