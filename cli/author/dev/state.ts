import type { Problem } from '../page/messages.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { CheckedProject } from '../../compile/check-project.ts';
import { readUnchecked } from '../../compile/read-unchecked.ts';
import { checkAgain, isCheckKnown } from './check-again.ts';
import { readDesignTokens } from '../../compile/emit/design-tokens.ts';
import { openSite } from '../../compile/open-site.ts';
import type { Project } from '../../compile/project.ts';
import type { SiteRequest } from '../../compile/site/page-context.ts';
import { openProgram } from '../../compile/site/program.ts';
import type { ClientPart, Rebundling } from './rebundle.ts';
import type { AssetStore } from './asset-store.ts';
import type { FileChange, ChangeKind } from './watch.ts';
import { describeDiagnostics, describeError, describeOutdated } from './problems.ts';
import type { ProgramParts, SiteVersion } from './version.ts';
import { createVersion } from './version.ts';

/** What versions of the site are made from. */
export interface Sources {
  readonly project: Project;
  readonly rebundling: Rebundling;
  readonly store: AssetStore;
  /** What to show of a project; throws where the project lacks what was asked for. */
  readonly select: (checked: CheckedProject) => SiteRequest;
}

/** The last sound state of each source, their version, and what is wrong with later ones. */
export interface State {
  readonly program?: ProgramParts;
  readonly programProblems: readonly Problem[];
  readonly checked?: CheckedProject;
  /** What was found in the YAML when it was last read. */
  readonly diagnostics: readonly Diagnostic[];
  /** Missing until the project was free of errors for the first time. */
  readonly version?: SiteVersion;
  readonly versionProblems: readonly Problem[];
  /** Why edits of this program wait for a restart. */
  readonly pending: readonly Problem[];
}

export const initialState: State = {
  programProblems: [],
  diagnostics: [],
  versionProblems: [],
  pending: [],
};

/** All that keeps edits from being shown. */
export function problemsOf(state: State): readonly Problem[] {
  return [...describeDiagnostics(state.diagnostics, 'errors'), ...otherProblemsOf(state)];
}

/** Those that are not in the YAML. */
export function otherProblemsOf(state: State): readonly Problem[] {
  return [...state.programProblems, ...state.versionProblems];
}

/** Takes in changes. Of a source with errors, what the last one without made of it stays. */
export async function nextState(
  before: State,
  changes: readonly FileChange[],
  sources: Sources,
): Promise<State> {
  const has = (wanted: ChangeKind) => changes.some(({ kind }) => kind === wanted);
  const own = changes.filter(({ kind }) => kind === 'program');
  const pending = own.length > 0 ? describeOutdated(own) : before.pending;
  const program = await readProgram(before, has, sources);
  const content = has('content') || has('asset') ? readContent(sources) : {};
  const after = { ...before, pending, ...program, ...content };
  const { program: made, site } = after.version ?? {};
  const isSame = made === after.program && site?.manifest === after.checked?.manifest;
  return isSame ? after : { ...after, ...makeVersion(after, sources) };
}

/**
 * The state in which open pages show an edit of the YAML before it is known whether anything is
 * wrong with it; undefined where that is known, or where it cannot be shown as it is.
 *
 * @param shown Keys of the regions that pages are open of.
 */
export function uncheckedState(
  before: State,
  changes: readonly FileChange[],
  sources: Sources,
  shown: ReadonlySet<string>,
): State | undefined {
  const { checked: last } = before;
  const isEdit = last !== undefined && changes.every(({ kind }) => kind === 'content');
  if (!isEdit || isCheckKnown(sources.project)) return undefined;
  const checked = unlessThrown(() => readUnchecked(sources.project, { before: last, shown }));
  const { version } = checked ? makeVersion({ ...before, checked }, sources) : {};
  return version && { ...before, version };
}

/** What is wrong with a project that was not checked is for the check to say. */
function unlessThrown<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

async function readProgram(
  { program }: State,
  has: (kind: ChangeKind) => boolean,
  { rebundling }: Sources,
): Promise<Partial<State>> {
  const changed = (['scripts', 'styles'] as const).filter(has);
  if (program !== undefined && changed.length === 0) return {};
  try {
    const made = program && (await remakeProgram(program, changed, rebundling));
    return { program: made ?? { ...openProgram(), earlierFiles: [] }, programProblems: [] };
  } catch (error) {
    return { programProblems: describeError(error) };
  }
}

async function remakeProgram(
  before: ProgramParts,
  changed: readonly ClientPart[],
  rebundling: Rebundling,
): Promise<ProgramParts> {
  const [client, renderer] = await Promise.all([
    rebundling.client(changed),
    changed.includes('scripts') ? rebundling.renderer() : before,
  ]);
  const earlierFiles = before.client().files;
  return { ...renderer, client: () => client, tokens: readDesignTokens(), earlierFiles };
}

function readContent({ project }: Sources): Partial<State> {
  const [checked, diagnostics] = checkAgain(project);
  return { diagnostics, ...(checked && { checked }) };
}

function makeVersion(
  { program, checked }: State,
  { project, store, select }: Sources,
): Partial<State> {
  if (program === undefined || checked === undefined) return {};
  try {
    const version = createVersion({
      site: openSite(project, checked, program),
      program,
      request: select(checked),
      assets: store(checked.manifest, program.tokens),
    });
    return { version, versionProblems: [] };
  } catch (error) {
    return { versionProblems: describeError(error) };
  }
}
