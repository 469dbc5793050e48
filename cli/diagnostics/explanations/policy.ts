import type { policyCodes, privacyCodes } from '../catalogue/policy.ts';
import type { Explanation } from './explanation.ts';
import { explanation } from './explanation.ts';

type Code = keyof typeof policyCodes | keyof typeof privacyCodes;

export const policyExplanations: Readonly<Record<Code, Explanation>> = {
  'missing-policy': explanation(
    'A web root has no Content-Security-Policy.',
    'Browsers would run whatever is injected into a page.',
    'Build again, and leave manifest.json as the build wrote it.',
  ),
  'weak-policy': explanation(
    'The Content-Security-Policy of the output allows more than the site needs, or lacks a directive.',
    'It is the last defence if something is injected into a page, and all hosts copy it.',
    'Build again. If the build itself makes such a policy, take the source out, or add the directive, in cli/site/headers.ts.',
  ),
  'host-weakens-policy': explanation(
    'The file of a host has a Content-Security-Policy that allows more than that of manifest.json.',
    'Visitors get the policy of the host, so the stricter one protects nobody.',
    'Build again with --host, or copy the policy from manifest.json.',
  ),
  'host-without-policy': explanation(
    'The file of a host leaves some answers without the Content-Security-Policy.',
    'Those pages are unprotected. In nginx, a block with an add_header of its own inherits none, and error pages need `always`.',
    'Build again with --host, or repeat the policy of manifest.json in that block.',
  ),
  'inline-script': explanation(
    'A script stands in the page itself.',
    'The Content-Security-Policy allows only scripts in files, so browsers ignore it.',
    'Put the script into a file.',
  ),
  'inline-style': explanation(
    'A style stands in the page itself, in a style element or attribute.',
    'The Content-Security-Policy allows only style sheets, so browsers ignore it.',
    'Put the style into a style sheet.',
  ),
  'inline-handler': explanation(
    'An attribute contains code, such as onclick or a javascript: address.',
    'The Content-Security-Policy allows only scripts in files, so browsers ignore it.',
    'Listen for the event in a script.',
  ),
  'blocked-resource': explanation(
    'A page uses a file or service that the Content-Security-Policy does not allow.',
    'Browsers refuse to load it.',
    'Serve the file from this site, or state its origin in the YAML where videos, the API and analytics are configured.',
  ),
  'third-party-request': explanation(
    'Opening a page loads something from another site.',
    'That site learns of every visit before the visitor has clicked anything.',
    'Serve the file from this site, or load it only after a click.',
  ),
  'children-form': explanation(
    'A page for children has a form.',
    'No personal data may be collected from children here.',
    'Remove the form, or take the page out of site.audiences.children in regions.yaml.',
  ),
  'children-analytics': explanation(
    'A page for children counts its visitors.',
    'Children are not measured here.',
    'Turn analytics off, or take the page out of site.audiences.children in regions.yaml.',
  ),
  'children-embed': explanation(
    'A page for children embeds content of others, such as a video.',
    'Those sites could track children.',
    'Link to the content instead, or take the page out of site.audiences.children in regions.yaml.',
  ),
};
