import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { pathPrefixOf } from '../identity.ts';
import type { NameClaim } from '../names.ts';
import { allClaims, normaliseAlias, spanOfClaim } from '../names.ts';
import type { Written } from '../written.ts';
import type { Rule } from './rule.ts';

// Of two claims to a name the later kind is to blame: a key is seldom the slip, an alias often.
const kinds = ['key', 'code', 'name', 'prefix', 'alias'] as const;

/** No name leads to two regions (docs/product.md R7). */
export const aliasConflict: Rule = function* ({ written }) {
  const { document, value } = written.regions;
  const owners = new Map<string, NameClaim>();
  for (const claim of byKind(allClaims(value.regions))) {
    const name = normaliseAlias(claim.text);
    const owner = owners.get(name);
    if (owner === undefined) owners.set(name, claim);
    else if (owner.region !== claim.region && !hasOwnRule(written, owner, claim)) {
      const parameters = { name: claim.text, region: claim.region, other: owner.region };
      const message = `"${owner.text}" is a name of "${owner.region}" here`;
      yield createDiagnostic('alias-conflict', parameters, spanOfClaim(document, claim), {
        path: claim.pointer,
        related: [{ message, span: spanOfClaim(document, owner) }],
      });
    }
  }
};

function byKind(claims: readonly NameClaim[]): readonly NameClaim[] {
  return kinds.flatMap((kind) => claims.filter((claim) => claim.kind === kind));
}

/** Whether two codes or two prefixes are alike, which other rules report. */
function hasOwnRule({ regions: { value } }: Written, owner: NameClaim, claim: NameClaim): boolean {
  if (owner.kind === 'code' && claim.kind === 'code') return true;
  const [first, second] = [owner, claim].map(({ region }) => value.regions[region]);
  const arePrefixes = [owner, claim].every(({ kind }) => kind === 'prefix' || kind === 'code');
  return arePrefixes && !!first && !!second && pathPrefixOf(first) === pathPrefixOf(second);
}
