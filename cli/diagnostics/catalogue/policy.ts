import { error } from './entry.ts';

/** What a Content-Security-Policy should not allow, or where it lacks a directive. */
export interface Weakness {
  readonly directive: string;
  /** Undefined where the directive is missing. */
  readonly source: string | undefined;
}

/** What can be wrong with the policy, and what pages must not load or do. */
export const policyCodes = {
  'missing-policy': error(
    'The web root "{edition}" is served without a Content-Security-Policy, so browsers would run whatever is injected into a page. Build again.',
    'A web root has no Content-Security-Policy.',
    'Browsers would run whatever is injected into a page.',
    'Build again, and leave manifest.json as the build wrote it.',
  ),
  'weak-policy': error(
    ({ edition, weakness }: { edition: string; weakness: Weakness }) =>
      `The Content-Security-Policy of the web root "${edition}" ${describeWeakness(weakness)}. ${weakness.source === undefined ? 'Add' : 'Remove'} that, and build again.`,
    'The Content-Security-Policy of the output allows more than the site needs, or lacks a directive.',
    'It is the last defence if something is injected into a page, and all hosts copy it.',
    'Build again. If the build itself makes such a policy, take the source out, or add the directive, in cli/compile/site/headers.ts.',
  ),
  'host-weakens-policy': error(
    ({ path, weakness }: { path: string; weakness: Weakness }) =>
      `The Content-Security-Policy in ${path} is weaker than that of the build: it ${describeWeakness(weakness)}. Build again for this host, or copy the policy from manifest.json.`,
    'The file of a host has a Content-Security-Policy that allows more than that of manifest.json.',
    'Visitors get the policy of the host, so the stricter one protects nobody.',
    'Build again with --host, or copy the policy from manifest.json.',
  ),
  'host-without-policy': error(
    'Some answers that {path} describes have no Content-Security-Policy, so browsers would run whatever is injected into a page. Build again for this host, or copy the policy from manifest.json.',
    'The file of a host leaves some answers without the Content-Security-Policy.',
    'Those pages are unprotected. In nginx, a block with an add_header of its own inherits none, and error pages need `always`.',
    'Build again with --host, or repeat the policy of manifest.json in that block.',
  ),
  'inline-script': error(
    'The Content-Security-Policy keeps browsers from running an inline script. Move it to a file.',
    'A script stands in the page itself.',
    'The Content-Security-Policy allows only scripts in files, so browsers ignore it.',
    'Put the script into a file.',
  ),
  'inline-style': error(
    'The Content-Security-Policy keeps browsers from applying an inline style. Move it to the style sheet.',
    'A style stands in the page itself, in a style element or attribute.',
    'The Content-Security-Policy allows only style sheets, so browsers ignore it.',
    'Put the style into a style sheet.',
  ),
  'inline-handler': error(
    'The Content-Security-Policy keeps browsers from running the code in {name}. Listen for the event in a script file.',
    'An attribute contains code, such as onclick or a javascript: address.',
    'The Content-Security-Policy allows only scripts in files, so browsers ignore it.',
    'Listen for the event in a script.',
  ),
  'blocked-resource': error(
    'The Content-Security-Policy keeps browsers from using {url}: its {directive} does not allow that origin.',
    'A page uses a file or service that the Content-Security-Policy does not allow.',
    'Browsers refuse to load it.',
    'Serve the file from this site, or state its origin in the YAML where videos, the API and analytics are configured.',
  ),
  'third-party-request': error(
    'Opening the page sends a request to {origin}, which tells that site of the visit before anything is clicked. Serve the file from this site, or load it on a click.',
    'Opening a page loads something from another site.',
    'That site learns of every visit before the visitor has clicked anything.',
    'Serve the file from this site, or load it only after a click.',
  ),
  'children-form': error(
    'This page is for children, but has a form. Remove the form, or take the page out of site.audiences.children in regions.yaml.',
    'A page for children has a form.',
    'No personal data may be collected from children here.',
    'Remove the form, or take the page out of site.audiences.children in regions.yaml.',
  ),
  'children-analytics': error(
    'This page is for children, but counts its visitors or reports errors. Turn both off, or take the page out of site.audiences.children in regions.yaml.',
    'A page for children sends page views or error reports.',
    'Children are not measured here.',
    'Turn page views and error reports off, or take the page out of site.audiences.children in regions.yaml.',
  ),
  'children-embed': error(
    'This page is for children, but embeds content of other sites. Link to it instead, or take the page out of site.audiences.children in regions.yaml.',
    'A page for children embeds content of others, such as a video.',
    'Those sites could track children.',
    'Link to the content instead, or take the page out of site.audiences.children in regions.yaml.',
  ),
} as const;

function describeWeakness({ directive, source }: Weakness): string {
  return source === undefined
    ? `has no ${directive}, so browsers would ${missingDirectives.get(directive) ?? 'fall back to a wider rule'}`
    : `allows ${source} in ${directive}, so browsers would ${describeSource(source, directive)}`;
}

/** What browsers do without a directive; to be read after "browsers would". */
const missingDirectives: ReadonlyMap<string, string> = new Map([
  ['default-src', 'load whatever no other directive covers from any host'],
  ['base-uri', 'let an injected base element redirect every relative address'],
  ['form-action', 'send forms to any host'],
  ['frame-ancestors', 'let any site show these pages in a frame'],
  ['require-trusted-types-for', 'let scripts turn any string into markup'],
]);

/** What a source lets browsers do; to be read after "browsers would". */
function describeSource(source: string, directive: string): string {
  if (/^'unsafe-(?:inline|hashes)'$/.test(source))
    return 'accept code that is injected into a page';
  if (source.includes('unsafe-eval')) return 'run strings as code';
  if (/^(?:data|blob):$/.test(source)) return 'accept code that is written in an address';
  if (directive === 'frame-ancestors') return 'let more sites show these pages in a frame';
  return 'accept more than the site uses';
}
