import * as rules from '../../.build/rules/manifest.ts';
import { withoutExplained } from '../diagnostics/causes.ts';
import type { Diagnostic, Result } from '../diagnostics/diagnostic.ts';
import { hasErrors } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../diagnostics/span.ts';
import { findBy } from '../diagnostics/rule-files.ts';
import type { KeptCheck } from './kept-check.ts';
import * as catalogue from './manifest/catalogue.ts';
import type { SiteManifest } from './manifest/manifest.ts';
import { createManifest } from './manifest/manifest.ts';
import type { ReleaseRecord } from './manifest/release-record.ts';
import { readReleaseRecord, releasedFile } from './manifest/release-record.ts';
import { listTypedLinks } from './manifest/typed-links.ts';
import type { Project } from './project.ts';
import { hasOwnFiles, mayLack } from './project.ts';
import { acknowledgeNotices } from './resolve/acknowledge.ts';
import type { ResolvedSite } from './resolve/resolved.ts';
import { resolveSite, resolveSound } from './resolve/resolve.ts';
import { takeMarks } from './resolve/samples/take-marks.ts';
import { chooseTimed } from './resolve/timed/choose.ts';
import type { Written, WrittenFile } from './resolve/written.ts';
import { listFiles } from './resolve/written.ts';
import type { FileKind } from './schema/schema-node.ts';
import type { Files } from './schema/violations.ts';
import { validateFile } from './schema/validate.ts';
import { assetFiles, openAssets } from './source/assets.ts';
import { readSourceFile, shownPath } from './source/read.ts';
import type { YamlDocument } from './source/yaml-document.ts';
import { parseYaml } from './source/yaml.ts';

/** A project whose YAML is sound: its editions with what is written, and its URLs. */
export interface CheckedProject {
  readonly resolved: ResolvedSite;
  readonly manifest: SiteManifest;
  /** What was published; undefined before the first release, and for other files. */
  readonly released: ReleaseRecord | undefined;
}

/** The first half of the pipeline, up to the manifest; cli/compile/pipeline.ts has the rest. */
export function checkProject(project: Project): Result<CheckedProject> {
  const [resolved, found] = resolveProject(project);
  if (resolved === undefined) return [undefined, found];
  const [manifest, clashes] = createManifest(resolved, { mount: 'prefix' });
  if (manifest === undefined) return [undefined, [...found, ...clashes]];
  const [released, damaged] = readReleased(project);
  const links = [...listTypedLinks(resolved)];
  const wrong = findBy(rules, { resolved, urls: manifest.urls, links, released });
  const diagnostics = [...found, ...damaged, ...wrong];
  if (hasErrors(diagnostics)) return [undefined, diagnostics];
  return [{ resolved, manifest, released }, diagnostics];
}

/** The errors that a project would have with other texts in the place of its files. */
export function errorsOfDrafts(
  project: Project,
  drafts: NonNullable<Project['drafts']>,
): readonly Diagnostic[] {
  const [, diagnostics] = checkProject({ ...project, drafts });
  return diagnostics.filter(({ severity }) => severity === 'error');
}

type CheckMemory = Pick<KeptCheck, 'project' | 'find' | 'keep'>;

/** Checks a project, unless what a check of the very same input finds is known. */
export function checkOnce(check: CheckMemory, known = check.find()): Result<CheckedProject> {
  return known === undefined ? checkAnew(check) : [readSound(check.project), known];
}

/** Checks a project, and keeps what is found where none of it is an error. */
export function checkAnew({ project, keep }: CheckMemory): Result<CheckedProject> {
  const [checked, diagnostics] = checkProject(project);
  if (checked !== undefined) {
    const isTimed = listFiles(checked.resolved.written).some(
      ([, { timing }]) => timing !== undefined,
    );
    keep(checked.manifest, diagnostics, isTimed);
  }
  return [checked, diagnostics];
}

/** A project that a check found sound as it is, without looking for problems. */
export function readSound(project: Project): CheckedProject {
  const resolved = resolveTrusted(project, trustFile);
  const [manifest] = resolved ? createManifest(resolved, { mount: 'prefix' }) : [];
  if (resolved === undefined || manifest === undefined)
    throw new Error('A project that was sound is not.');
  return { resolved, manifest, released: readReleased(project)[0] };
}

/** The editions of a project that no rule looks at, by what reads its files. */
export function resolveTrusted(
  project: Project,
  read: typeof validateFile,
): ResolvedSite | undefined {
  const { at, assets = assetFiles(project.root) } = project;
  const [written] = readProject(project, read);
  return written && resolveSound(written, assets.paths, at);
}

/** Text, document, written, resolved; enough for questions about regions. */
export function resolveProject(project: Project): Result<ResolvedSite> {
  const [written, problems] = readProject(project, validateFile);
  if (written === undefined) return [undefined, problems];
  const { at, assets = assetFiles(project.root) } = project;
  const [resolved, conflicts] = resolveSite(written, openAssets(assets), at);
  const found = withoutExplained([...problems, ...conflicts]);
  const diagnostics = acknowledgeNotices(found, written, catalogue);
  return [hasErrors(diagnostics) ? undefined : resolved, diagnostics];
}

export function readReleased(project: Project): Result<ReleaseRecord> {
  if (!hasOwnFiles(project)) return [undefined, []];
  return readReleaseRecord(project.root, draftOf(project, releasedFile));
}

/** What a document says, where it was found to satisfy its schema. */
function trustFile<F extends FileKind>({ value }: YamlDocument): Result<Files[F]> {
  return [value as Files[F], []];
}

/** Both files are read to their ends, so that a problem in one does not hide those of the other. */
function readProject(project: Project, read: typeof validateFile): Result<Written> {
  const [typedRegions, wrongRegions] = readYaml(project, project.regionsFile);
  const [typedLibrary, unreadLibrary] = readYaml(project, project.libraryFile);
  const hasLibrary = !unreadLibrary.some((problem) => mayLack(project.libraryFile, problem));
  const wrongLibrary = hasLibrary ? unreadLibrary : [];
  const soundOf = <F extends FileKind>(
    file: F,
    typed: YamlDocument | undefined,
  ): Result<WrittenFile<Files[F]>> => {
    if (typed === undefined) return [undefined, []];
    const chosen = chooseTimed(typed, file, project.at, typedRegions?.value);
    const { diagnostics: misplaced, ...marked } = takeMarks(chosen.document, file);
    const [value, invalid] = read(marked.document, file);
    const { timing } = chosen;
    const diagnostics = [...chosen.diagnostics, ...misplaced, ...invalid];
    return [value && { ...marked, value, ...(timing && { timing }) }, diagnostics];
  };
  const [regions, regionProblems] = soundOf('regions', typedRegions);
  const [library, libraryProblems] = soundOf('library', typedLibrary);
  const diagnostics = [...wrongRegions, ...regionProblems, ...wrongLibrary, ...libraryProblems];
  const isRead = regions !== undefined && (library !== undefined || !hasLibrary);
  if (!isRead || hasErrors(diagnostics)) return [undefined, diagnostics];
  return [{ regions, library }, diagnostics];
}

function draftOf({ root, drafts = [] }: Project, path: string): SourceFile | undefined {
  const shown = shownPath(root, path);
  return drafts.find((draft) => draft.path === shown);
}

/** A file of a project, its draft where it has one; undefined where it cannot be read. */
export function readYaml(project: Project, path: string): Result<YamlDocument> {
  const draft = draftOf(project, path);
  const [file, unreadable] = draft ? [draft, []] : readSourceFile(project.root, path);
  if (file === undefined) return [undefined, unreadable];
  const [document, malformed] = parseYaml(file);
  const diagnostics = [...unreadable, ...malformed];
  return [hasErrors(diagnostics) ? undefined : document, diagnostics];
}
