import { readDesignTokens } from '../emit/design-tokens.ts';
import type { ClientBundle } from '../site/client-bundle.ts';
import type { Program } from '../site/program.ts';
import { openProgram } from '../site/program.ts';
import type { ClientPart, Rebundling } from '../site/rebundle.ts';

/** The program while it is edited. */
export interface ProgramParts extends Program {
  /** Files of the client that pages may still load which were rendered before. */
  readonly earlierFiles: ClientBundle['files'];
}

/** The parts as they were made with the program, or with those anew that depend on what changed. */
export async function makeProgramParts(
  rebundling: Rebundling,
  changed: readonly ClientPart[],
  before: ProgramParts | undefined,
): Promise<ProgramParts> {
  if (before === undefined) return { ...openProgram(), earlierFiles: [] };
  const [client, renderer] = await Promise.all([
    rebundling.client(changed),
    changed.includes('scripts') ? rebundling.renderer() : before,
  ]);
  return {
    ...renderer,
    client: () => client,
    tokens: readDesignTokens(),
    earlierFiles: before.client().files,
  };
}
