import type { Result } from '../diagnostics/diagnostic.ts';
import type { CheckedProject } from './check-project.ts';
import { checkOnce, readReleased, readSound } from './check-project.ts';
import type { Generated, StatedProject } from './generated.ts';
import { readGenerated } from './generated.ts';
import type { KeptCheck } from './kept-check.ts';
import { once } from './values/once.ts';

/** What a build begins with: a sound project. */
export interface BuildStart extends Pick<StatedProject, 'manifest' | 'regions'> {
  readonly check: KeptCheck;
  /** What `generated/` states of it; undefined where that has to be written first. */
  readonly generated: Generated | undefined;
  /** The same with all that is written in its YAML, which is read then if it was not. */
  readonly readChecked: () => CheckedProject;
}

/** With `generated/` where a check of the very same input left it so, else with the YAML. */
export function beginBuild(check: KeptCheck): Result<BuildStart> {
  const { project } = check;
  const known = check.find();
  const generated = known && readGenerated(check, readReleased(project)[0]);
  if (known !== undefined && generated !== undefined) {
    const { manifest, regions } = generated.stated;
    const readChecked = once(() => readSound(project));
    return [{ check, manifest, regions, generated, readChecked }, known];
  }
  const [checked, diagnostics] = checkOnce(check, known);
  if (checked === undefined) return [undefined, diagnostics];
  const { manifest, resolved } = checked;
  const { regions } = resolved;
  return [{ check, manifest, regions, generated, readChecked: () => checked }, diagnostics];
}
