import type { DesignTokens } from '../emit/design-tokens.ts';
import { readDesignTokens } from '../emit/design-tokens.ts';
import type { ClientBundle } from '../site/client-bundle.ts';
import type { LayoutWidths } from '../site/pictures/variant-plan.ts';
import { readLayoutWidths } from '../site/pictures/variant-plan.ts';
import { loadRenderer, readClient } from '../site/made-bundles.ts';
import type { ClientPart, Rebundling } from '../site/rebundle.ts';
import type { Renderer } from '../site/renderer.ts';
import { evaluateRenderer } from '../site/renderer.ts';

/** What pages are made with that is the program's own: all of it comes from `runtime/`. */
export interface ProgramParts {
  readonly client: ClientBundle;
  readonly renderer: Renderer;
  readonly tokens: DesignTokens;
  /** The widths that pictures are made in; style sheets say them. */
  readonly layoutWidths: LayoutWidths;
  /** Files of the client that pages may still load which were rendered before. */
  readonly earlierFiles: ClientBundle['files'];
}

/** What of `runtime/` changed. */
export type ProgramPart = ClientPart;

/** The parts as they were made with the program. */
export function readProgramParts(): ProgramParts {
  return {
    client: readClient('preact'),
    renderer: loadRenderer('preact'),
    ...readStyleFacts(),
    earlierFiles: [],
  };
}

/** Remakes the parts that depend on what changed. */
export async function remakeProgramParts(
  rebundling: Rebundling,
  changed: readonly ProgramPart[],
  before: ProgramParts,
): Promise<ProgramParts> {
  const [client, renderer] = await Promise.all([
    rebundling.client(changed),
    changed.includes('scripts') ? rebundling.renderer().then(evaluateRenderer) : before.renderer,
  ]);
  return { client, renderer, ...readStyleFacts(), earlierFiles: before.client.files };
}

function readStyleFacts(): Pick<ProgramParts, 'tokens' | 'layoutWidths'> {
  return { tokens: readDesignTokens(), layoutWidths: readLayoutWidths() };
}
