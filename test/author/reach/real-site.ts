import { fileURLToPath } from 'node:url';
import { resolveProject } from '../../../cli/compile/check-project.ts';
import { createSiteData } from '../../../cli/compile/emit/site-data.ts';
import { createManifest } from '../../../cli/compile/manifest/manifest.ts';
import { createPageMapper } from '../../../cli/author/reach/page-map.ts';
import type { PageText } from '../../../cli/author/reach/page-text.ts';
import { createTextContext } from '../../../cli/author/reach/text-context.ts';
import type { ResolvedSite } from '../../../cli/compile/resolve/resolved.ts';
import { openProgram } from '../../../cli/compile/site/program.ts';
import type {
  BuildContext,
  BuiltAsset,
  CreateSiteRenderer,
  PageEntry,
  SiteData,
} from '../../../runtime/contract.ts';
import { projectAt } from '../../project-at.ts';
import { buildContext } from '../../runtime/site-data.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** What the build knows of any asset. */
const drawing: BuiltAsset = { url: '/drawing.svg', width: 9, height: 9, title: 'A drawing' };

export const resolved = resolveRealSite();

const [manifest] = createManifest(resolved, { mount: 'prefix' });
const data = manifest && createSiteData(manifest, root);
const drawn =
  data && manifest ? createTextContext({ ...openProgram(), root, manifest, data }).assets : {};

/** A build that knows every asset; what is made says what the YAML does. */
export const context: BuildContext = {
  ...buildContext,
  assets: new Proxy(drawn, {
    get: (_, path: string) => (resolved.madeAssets.has(path) ? drawn[path] : drawing),
  }),
  cards: new Proxy({}, { get: () => 'card.png' }),
};

function resolveRealSite(): ResolvedSite {
  const project = projectAt(root);
  const [resolved, diagnostics] = resolveProject(project);
  if (resolved === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return resolved;
}

/** A page, and its texts. */
export interface MappedPage {
  readonly page: PageEntry;
  readonly html: string;
  readonly texts: readonly PageText[];
}

/** Renders pages of the real site and maps them, one after another. */
export function* mapPages(
  data: SiteData,
  built: BuildContext,
  createSiteRenderer: CreateSiteRenderer,
  pages: readonly PageEntry[],
): Generator<MappedPage> {
  const render = createSiteRenderer(data, built);
  const map = createPageMapper({ resolved, data, context: built, createSiteRenderer });
  for (const page of pages) {
    const html = render(page);
    yield { page, html, texts: map(page, html).texts };
  }
}
