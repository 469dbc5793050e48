import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import type { SiteManifest } from '../../../cli/compile/manifest/manifest.ts';
import type { MountOptions } from '../../../cli/compile/manifest/mount.ts';
import { createManifest } from '../../../cli/compile/manifest/manifest.ts';
import { openTable } from '../../../cli/compile/manifest/match.ts';
import { toUrlTable } from '../../../cli/compile/manifest/table.ts';
import { resolveProject } from '../../../cli/compile/check-project.ts';
import type { ResolvedSite } from '../../../cli/compile/resolve/resolved.ts';
import { routeSegments } from '../../../cli/compile/resolve/routes.ts';
import { projectAt } from '../../project-at.ts';
import { nevadaAtRoot } from './sample.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
let resolved: ResolvedSite;
let manifest: SiteManifest;

beforeAll(() => {
  const project = projectAt(root);
  const [site, diagnostics] = resolveProject(project);
  if (site === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  resolved = site;
  manifest = planned(site);
});

function planned(site: ResolvedSite, options: MountOptions = { mount: 'prefix' }): SiteManifest {
  const [made] = createManifest(site, options);
  if (made === undefined) throw new Error('No manifest was made.');
  return made;
}

test('the project has 52 regions besides the generic edition', () => {
  const landings = manifest.routes.pages.filter(({ kind }) => kind === 'landing');
  expect(landings).toHaveLength(52);
  expect(landings.map(({ url }) => url)).toEqual(expect.arrayContaining(['/ok/', '/pr/', '/dc/']));
});

test('every name of a region leads to its pages', () => {
  const { match } = openTable(toUrlTable(manifest.urls));
  for (const { aliases, config } of resolved.regions) {
    for (const alias of aliases.filter((name) => `/${name}` !== config.pathPrefix)) {
      expect(match('main', `/${alias}/plan`)).toEqual({
        type: 'redirect',
        location: `${config.pathPrefix}/plan/`,
        status: 301,
        reason: 'alias',
      });
    }
  }
});

test('the routes of pages are the pages of the table', () => {
  expect(manifest.routes.pages.map(({ url }) => url)).toEqual(
    manifest.urls.pages.map(({ url }) => url),
  );
});

test('there is a deployment record for every region', () => {
  expect(manifest.deployments.map(({ id }) => id)).toEqual(resolved.regions.map(({ key }) => key));
});

test('no region can be called like the start of a page', () => {
  const segments = manifest.routes.pages
    .filter(({ region, kind }) => region === 'generic' && kind !== 'block-page')
    .map(({ url }) => url.split('/')[1] ?? '')
    .filter((segment) => /^[a-z-]+$/.test(segment));
  expect(routeSegments).toEqual(expect.arrayContaining([...new Set(segments)]));
});

test('one region can be mounted at the root', () => {
  const nevada = planned(resolved, nevadaAtRoot);
  expect(nevada.routes.pages.map(({ url }) => url)).toContain('/plan/');
  expect(nevada.regions.find(({ key }) => key === 'nevada')?.pathPrefix).toBe('');
});

test('a name that hides a page is reported with both of what claims its address', () => {
  const [first, ...others] = resolved.regions;
  if (first === undefined) throw new Error('The project has no regions.');
  const regions = [{ ...first, aliases: [...first.aliases, 'pricing'] }, ...others];
  const [made, diagnostics] = createManifest({ ...resolved, regions }, { mount: 'prefix' });
  expect(made).toBeUndefined();
  expect(diagnostics).toMatchObject([
    {
      code: 'url-clash',
      message: `/pricing would lead to two things: a page of "generic", and the name "pricing" of "${first.key}". Rename one of them.`,
      span: { start: first.provenanceOf('/code')?.span.start },
      related: [{ span: { start: resolved.generic.provenanceOf('/code')?.span.start } }],
    },
  ]);
});

test('two recordings of one address are reported at both', () => {
  const regions = resolved.regions.map((region) => {
    const [first, ...others] = region.config.webinarHistory;
    const webinarHistory = first
      ? [first, ...others.map((each) => ({ ...each, slug: first.slug ?? '' }))]
      : [];
    return { ...region, config: { ...region.config, webinarHistory } };
  });
  const [, diagnostics] = createManifest({ ...resolved, regions }, { mount: 'prefix' });
  const places = diagnostics.map(({ span, related: [other] }) => [span.start, other?.span.start]);
  expect(places.length).toBeGreaterThan(0);
  expect(places.filter(([at, other]) => at === other)).toEqual([]);
});
