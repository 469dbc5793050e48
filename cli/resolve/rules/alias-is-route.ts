import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { allClaims, normaliseAlias, spanOfClaim } from '../names.ts';
import { routeSegments } from '../routes.ts';
import type { Rule } from './rule.ts';

const routes = new Map(routeSegments.map((segment) => [normaliseAlias(segment), segment]));

/** No name of a region hides a page of the site itself (docs/product.md R7). */
export const aliasIsRoute: Rule = function* ({ written }) {
  const { document, value } = written.regions;
  const reported = new Set<string>();
  for (const claim of allClaims(value.regions)) {
    const name = normaliseAlias(claim.text);
    const route = routes.get(name);
    if (route === undefined || reported.has(`${claim.region}/${name}`)) continue;
    reported.add(`${claim.region}/${name}`);
    const span = spanOfClaim(document, claim);
    yield createDiagnostic('alias-is-route', { name: claim.text, route }, span, {
      path: claim.pointer,
    });
  }
};
