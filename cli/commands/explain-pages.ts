import { hash } from 'node:crypto';
import type { CheckedProject } from '../check-project.ts';
import { createManifest } from '../manifest/manifest.ts';
import type { Project } from '../project.ts';
import { openPageSources } from '../reach/open-page-sources.ts';
import { createPageMapper } from '../reach/page-map.ts';
import type { ReachRecord } from '../reach/page-reach.ts';
import { recordReach } from '../reach/page-reach.ts';
import type { TypedFiles } from '../reach/without-words.ts';
import { withoutWords } from '../reach/without-words.ts';
import { readSound } from '../resolve/read-sound.ts';
import { resolveSound } from '../resolve/resolve-sound.ts';
import type { Written } from '../resolve/written.ts';
import { isContentField } from '../schema/content-fields.ts';
import { listAssets } from '../source/assets.ts';
import { explainPage, findPage } from './explain-page.ts';
import type { AnswerSources, Question } from './explain.ts';
import { openPageFindings } from './open-cache.ts';
import type { SoundAnswer } from './sound-answer.ts';
import { outlineKey } from './sound-answer.ts';

/** The texts of a page, and where they are written. */
export async function explainAddress(
  question: Question,
  { root }: Project,
  { manifest, resolved }: Pick<CheckedProject, 'manifest' | 'resolved'>,
  { context, assetsStamp }: AnswerSources,
): Promise<string> {
  const page = findPage(manifest, question.target);
  const cache = openPageFindings(root, context);
  const sources = await openPageSources(root, { manifest, resolved, assetsStamp, cache });
  const html = sources.createSiteRenderer(sources.data, sources.context)(page);
  cache.save();
  return explainPage(page, createPageMapper(sources)(page, html).texts, question);
}

/** The same of a project that is known to be sound. Undefined where its files cannot be read. */
export function openSoundAddress(
  question: Question,
  project: Project,
  sources: AnswerSources,
): SoundAnswer | undefined {
  const written = readSound(project);
  if (written === undefined) return undefined;
  const explain = () => explainSoundAddress(question, project, written, sources);
  return { key: `sound ${outlineKey(written, project, sources.assetsStamp)}`, explain };
}

function explainSoundAddress(
  question: Question,
  project: Project,
  written: Written,
  sources: AnswerSources,
): Promise<string> {
  const resolved = resolveSound(written, listAssets(project.root), project.today);
  const [manifest] = createManifest(resolved, { mount: 'prefix' });
  if (manifest === undefined) throw new Error('A sound project could not be planned.');
  return explainAddress(question, project, { manifest, resolved }, sources);
}

/** What pages show. Pages whose shape an edit leaves as it is are not rendered again. */
export async function findReach(
  { root, today }: Project,
  { written, manifest, resolved }: CheckedProject,
  { context, assetsStamp }: AnswerSources,
): Promise<ReachRecord> {
  const cache = openPageFindings(root, context);
  const sources = await openPageSources(root, { manifest, resolved, assetsStamp, cache });
  const inputs = JSON.stringify([withoutWords(withoutContent(written)), assetsStamp, today]);
  const record = await recordReach(sources, {
    remember: cache.remember,
    shared: hash('sha256', inputs, 'hex'),
  });
  cache.save();
  return record;
}

/** What all pages share: the content of an edition is distinguished by its shape. */
function withoutContent({ regions, library }: Written): TypedFiles {
  const { site, regions: entries } = regions.value;
  const identities = Object.entries(entries).map(([key, region]) => [
    key,
    Object.fromEntries(Object.entries(region).filter(([name]) => !isContentField(name))),
  ]);
  return { regions: { value: { site, regions: Object.fromEntries(identities) } }, library };
}
