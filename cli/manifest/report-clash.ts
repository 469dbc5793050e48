import type { AddressClaim } from '../diagnostics/catalogue/manifest.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../diagnostics/diagnostic.ts';
import type { Span } from '../diagnostics/span.ts';
import { normaliseAlias } from '../resolve/names.ts';
import type { Clash } from './clashes.ts';
import type { MountedSite } from './mount.ts';
import { regionSpan } from './source.ts';

/** Throws where nothing of the YAML takes part, since no person could mend that. */
export function reportClash({ url, claims }: Clash, mounted: MountedSite): Diagnostic {
  const address = url.replace('/~', '/').replace(/\/\*$/, '');
  const [at, other] = claims.flatMap((claim) => claimSpan(claim, mounted) ?? []).reverse();
  if (at === undefined) throw new Error(`Two rows of the program's own claim ${address}.`);
  return createDiagnostic('url-clash', { url: address, claims }, at, {
    related: other === undefined ? [] : [{ message: 'the other comes from here', span: other }],
  });
}

/** The line of the YAML that a claim to a URL comes from. */
function claimSpan(claim: AddressClaim, { root, prefixed }: MountedSite): Span | undefined {
  const key = 'region' in claim ? claim.region : undefined;
  const region = [root, ...prefixed].find((each) => each.key === key);
  if (region === undefined) return undefined;
  const isFullName = claim.kind === 'name' && normaliseAlias(region.config.name) === claim.name;
  return (isFullName ? region.provenanceOf('/name')?.span : undefined) ?? regionSpan(region);
}
