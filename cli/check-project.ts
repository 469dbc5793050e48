import type { Diagnostic, Result } from './diagnostics/diagnostic.ts';
import { hasErrors } from './diagnostics/diagnostic.ts';
import { findDeadLinks } from './manifest/dead-links.ts';
import { findLostAddresses } from './manifest/lost-addresses.ts';
import type { SiteManifest } from './manifest/manifest.ts';
import { createManifest } from './manifest/manifest.ts';
import { findDeadMoves } from './manifest/moves.ts';
import type { ReleaseRecord } from './manifest/release-record.ts';
import { readReleaseRecord } from './manifest/release-record.ts';
import type { Project } from './project.ts';
import { hasOwnFiles } from './project.ts';
import { acknowledgeNotices } from './resolve/acknowledge.ts';
import type { ResolvedSite } from './resolve/resolved.ts';
import { resolveSite } from './resolve/resolve.ts';
import type { Written } from './resolve/written.ts';
import { validateLibrary, validateRegions } from './schema/validate.ts';
import { openAssets } from './source/assets.ts';
import { readSourceFile } from './source/read.ts';
import { parseYaml } from './source/yaml.ts';

/** A project whose YAML is sound: what is written, its editions, and its URLs. */
export interface CheckedProject {
  readonly written: Written;
  readonly resolved: ResolvedSite;
  readonly manifest: SiteManifest;
  /** What has been published of it; undefined before the first release, and for other files than its own. */
  readonly released: ReleaseRecord | undefined;
}

/**
 * The first half of the pipeline: text, document, written, resolved, manifest. Apart from the rest of it (cli/pipeline.ts),
 * so that commands which build nothing do not load that.
 */
export function checkProject(project: Project): Result<CheckedProject> {
  const [sound, found] = resolveWritten(project);
  if (sound === undefined) return [undefined, found];
  const [manifest, clashes] = createManifest(sound.resolved, { mount: 'prefix' });
  if (manifest === undefined) return [undefined, [...found, ...clashes]];
  const [released, damaged] = hasOwnFiles(project)
    ? readReleaseRecord(project.root)
    : [undefined, []];
  const { resolved } = sound;
  const diagnostics = [
    ...found,
    ...findDeadLinks(resolved, manifest.urls),
    ...findDeadMoves(resolved, manifest.urls),
    ...damaged,
    ...(released === undefined ? [] : findLostAddresses(released, resolved, manifest.urls)),
  ];
  if (hasErrors(diagnostics)) return [undefined, diagnostics];
  return [{ ...sound, manifest, released }, diagnostics];
}

/** Text, document, written, resolved; enough for questions about regions. */
export function resolveProject(project: Project): Result<ResolvedSite> {
  const [sound, diagnostics] = resolveWritten(project);
  return [sound?.resolved, diagnostics];
}

function resolveWritten(project: Project): Result<Pick<CheckedProject, 'written' | 'resolved'>> {
  const [written, problems] = readProject(project);
  if (written === undefined) return [undefined, problems];
  const { root, at } = project;
  const [resolved, conflicts] = resolveSite(written, openAssets(root), at);
  const diagnostics = acknowledgeNotices([...problems, ...conflicts], written);
  if (resolved === undefined || hasErrors(diagnostics)) return [undefined, diagnostics];
  return [{ written, resolved }, diagnostics];
}

/** Both files are read to their ends, so that a problem in one does not hide those of the other. */
function readProject(project: Project): Result<Written> {
  const [regions, regionProblems] = readYaml(project, project.regionsFile, validateRegions);
  const [library, libraryProblems] = readYaml(project, project.libraryFile, validateLibrary);
  const diagnostics = [...regionProblems, ...libraryProblems];
  if (regions === undefined || library === undefined || hasErrors(diagnostics)) {
    return [undefined, diagnostics];
  }
  return [{ regions, library }, diagnostics];
}

type Document = Written['regions']['document'];

function readYaml<T>(
  project: Project,
  path: string,
  validate: (document: Document) => Result<T>,
): Result<{ document: Document; value: T }> {
  const draft = project.drafts?.get(path);
  const [file, unreadable] = draft ? [draft, []] : readSourceFile(project.root, path);
  if (file === undefined) return [undefined, unreadable];
  const [document, malformed] = parseYaml(file);
  const syntax: readonly Diagnostic[] = [...unreadable, ...malformed];
  if (document === undefined || hasErrors(syntax)) return [undefined, syntax];
  const [value, invalid] = validate(document);
  const diagnostics = [...syntax, ...invalid];
  return [value === undefined ? undefined : { document, value }, diagnostics];
}
