import { hash } from 'node:crypto';
import type { CheckedProject } from '../check-project.ts';
import { createManifest } from '../manifest/manifest.ts';
import type { Project } from '../project.ts';
import { openPageSources } from '../reach/open-page-sources.ts';
import { createPageMapper } from '../reach/page-map.ts';
import type { ReachRecord } from '../reach/page-reach.ts';
import { recordReach } from '../reach/page-reach.ts';
import { withoutWords } from '../reach/without-words.ts';
import { resolveSound } from '../resolve/resolve-sound.ts';
import type { Written } from '../resolve/written.ts';
import { isContentField } from '../schema/content-fields.ts';
import { listAssets } from '../source/assets.ts';
import { stampInputs } from '../site/cache/stamp.ts';
import type { CommandContext } from './command-context.ts';
import { explainPage, findPage } from './explain-page.ts';
import type { Question } from './explain.ts';
import { openProjectCache } from './open-cache.ts';

/** The texts of a page, and where they are written. */
export async function explainAddress(
  question: Question,
  { root }: Project,
  { manifest, resolved }: Pick<CheckedProject, 'manifest' | 'resolved'>,
  context: CommandContext,
): Promise<string> {
  const page = findPage(manifest, question.target);
  const cache = openProjectCache(root, context);
  const sources = await openPageSources(root, manifest, resolved, cache);
  const html = sources.createSiteRenderer(sources.data, sources.context)(page);
  cache.save();
  return explainPage(page, createPageMapper(sources)(page, html), question);
}

/** The same of a project that is known to be sound. */
export function explainSoundAddress(
  question: Question,
  project: Project,
  written: Written,
  context: CommandContext,
): Promise<string> {
  const resolved = resolveSound(written, listAssets(project.root));
  const [manifest] = createManifest(resolved, { mount: 'prefix' });
  if (manifest === undefined) throw new Error('A sound project could not be planned.');
  return explainAddress(question, project, { manifest, resolved }, context);
}

/** What pages show. Pages whose shape an edit leaves as it is are not rendered again. */
export async function findReach(
  { root, today }: Project,
  { written, manifest, resolved }: CheckedProject,
  context: CommandContext,
): Promise<ReachRecord> {
  const cache = openProjectCache(root, context);
  const sources = await openPageSources(root, manifest, resolved, cache);
  const { site, regions } = written.regions.value;
  const identities = Object.entries(regions).map(([key, region]) => [key, withoutContent(region)]);
  const outline = withoutWords([site, identities, written.library.value]);
  const inputs = JSON.stringify([outline, stampInputs({ root, files: [] }), today]);
  const record = await recordReach(sources, {
    remember: cache.remember,
    shared: hash('sha256', inputs, 'hex'),
  });
  cache.save();
  return record;
}

function withoutContent(region: object): unknown {
  return Object.entries(region).filter(([name]) => !isContentField(name));
}
