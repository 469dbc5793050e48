import { JSDOM } from 'jsdom';
import { createSiteData } from '../../cli/compile/emit/site-data.ts';
import { programRoot } from '../../cli/compile/program-folder.ts';
import { createManifest } from '../../cli/compile/manifest/manifest.ts';
import { openTable } from '../../cli/compile/manifest/match.ts';
import type { UrlMatch } from '../../cli/compile/manifest/match.ts';
import { toUrlTable } from '../../cli/compile/manifest/table.ts';
import { onceEach } from '../../cli/compile/values/once.ts';
import { createSiteRenderer } from '../../runtime/app/renderer.ts';
import type { SiteData, WebRoot } from '../../runtime/contract.ts';
import { context, resolved } from '../author/reach/real-site.ts';

const [manifest, clashes] = createManifest(resolved, { mount: 'prefix' });
if (manifest === undefined) throw new Error(clashes.map(({ message }) => message).join('\n'));

/** What the project's own pages are rendered from. */
export const data: SiteData = createSiteData(manifest, programRoot);

export const deployments = manifest.deployments;

const render = createSiteRenderer(data, context);

/** A page of the project, by an address such as `/nv/plan/` or `library /pricing/`. */
export const openPage = onceEach((address: string): Document => {
  const { edition, path } = readAddress(address);
  const page = data.routes.pages.find(({ url, ...of }) => of.edition === edition && url === path);
  if (page === undefined) throw new Error(`There is no page ${address}.`);
  return new JSDOM(render(page)).window.document;
});

const table = openTable(toUrlTable(manifest.urls));

/** How an address is answered: `200`, `404` or `301 /nv/plan/`, and the kind of the page. */
export function answerOf(address: string): { readonly answer: string; readonly kind: string } {
  const { edition, path } = readAddress(address);
  const found = table.match(edition, path);
  return { answer: describeAnswer(found), kind: 'page' in found ? found.page.kind : '' };
}

function describeAnswer(found: UrlMatch): string {
  switch (found.type) {
    case 'page':
      return '200';
    case 'rewrite':
      return String(found.status);
    case 'redirect':
      return `${String(found.status)} ${found.location}`;
    default:
      return found.type;
  }
}

function readAddress(address: string): { readonly edition: WebRoot; readonly path: string } {
  const [first = '', second] = address.split(' ');
  return second === undefined
    ? { edition: 'main', path: first }
    : { edition: 'library', path: second };
}
