import { readDesignTokens } from '../emit/design-tokens.ts';
import type { ClientBundle } from '../site/client-bundle.ts';
import type { LayoutWidths } from '../site/pictures/variant-plan.ts';
import { readLayoutWidths } from '../site/pictures/variant-plan.ts';
import type { Program } from '../site/program.ts';
import { openProgram } from '../site/program.ts';
import type { ClientPart, Rebundling } from '../site/rebundle.ts';

/** The program while it is edited. */
export interface ProgramParts extends Program {
  /** The widths that pictures are made in; style sheets say them. */
  readonly layoutWidths: LayoutWidths;
  /** Files of the client that pages may still load which were rendered before. */
  readonly earlierFiles: ClientBundle['files'];
}

/** The parts as they were made with the program. */
export function readProgramParts(): ProgramParts {
  return { ...openProgram(), layoutWidths: readLayoutWidths(), earlierFiles: [] };
}

/** Remakes the parts that depend on what changed. */
export async function remakeProgramParts(
  rebundling: Rebundling,
  changed: readonly ClientPart[],
  before: ProgramParts,
): Promise<ProgramParts> {
  const [client, renderer] = await Promise.all([
    rebundling.client(changed),
    changed.includes('scripts') ? rebundling.renderer() : before,
  ]);
  return {
    ...renderer,
    client: () => client,
    tokens: readDesignTokens(),
    layoutWidths: readLayoutWidths(),
    earlierFiles: before.client().files,
  };
}
