import { desk } from './browser.ts';
import type { FirstVisit } from './every-kind.ts';
import { testEveryKind } from './every-kind.ts';
import { looks } from './looks.ts';
import { findSmallType } from './picture-type.ts';
import { useSite } from './served-site.ts';
import { findHeavyScripts, findHeavyVisit } from './weight.ts';

testEveryKind(useSite('--env', 'production'), desk, {
  ...looks,
  'JavaScript weighs 3 kB at most, and 25 kB with islands': findHeavyScripts,
  'a first visit weighs 100 kB at most, with every picture': findHeavyVisit,
  'no cookie is set, nothing is kept and no other host is asked': findTraces,
  'the type of every drawing is 12 pixels high or more as it is shown': findSmallType,
});

/**
 * What the privacy page says that no page does (`cookies` and `requests` in
 * `website-privacy.test.ts`).
 */
async function findTraces({ page, requests }: FirstVisit): Promise<readonly string[]> {
  const cookies = await page.context().cookies();
  const kept = await page.evaluate(() => [
    ...Object.keys(sessionStorage),
    ...Object.keys(localStorage),
  ]);
  const { host } = new URL(page.url());
  const asked = requests.map((request) => new URL(request.url()));
  const others = asked.filter((url) => url.protocol.startsWith('http') && url.host !== host);
  return [...cookies.map(({ name }) => name), ...kept, ...others.map(({ href }) => href)];
}
