import type { DesignTokens } from '../emit/design-tokens.ts';
import { readDesignTokens } from '../emit/design-tokens.ts';
import type { ClientBundle } from '../site/client-bundle.ts';
import type { LayoutWidths } from '../site/pictures/widths.ts';
import { readLayoutWidths } from '../site/pictures/widths.ts';
import type { ClientPart, Rebundling } from '../site/rebundle.ts';
import type { DataRenderer } from '../site/renderer.ts';
import { loadDataRenderer } from '../site/renderer.ts';

/** What pages are made with that is the program's own: all of it comes from `runtime/`. */
export interface ProgramParts {
  readonly client: ClientBundle;
  readonly renderer: DataRenderer;
  readonly tokens: DesignTokens;
  /** The widths that pictures are made in; style sheets say them. */
  readonly layoutWidths: LayoutWidths;
  /** Files of the client that pages may still load which were rendered before. */
  readonly earlierFiles: ClientBundle['files'];
}

/** What of `runtime/` changed. */
export type ProgramPart = ClientPart;

/** Remakes the parts that depend on what changed. */
export async function makeProgramParts(
  rebundling: Rebundling,
  changed: readonly ProgramPart[],
  before?: ProgramParts,
): Promise<ProgramParts> {
  const [client, renderer] = await Promise.all([
    rebundling.client(changed),
    before === undefined || changed.includes('scripts')
      ? rebundling.renderer().then(loadDataRenderer)
      : before.renderer,
  ]);
  return {
    client,
    renderer,
    tokens: readDesignTokens(),
    layoutWidths: readLayoutWidths(),
    earlierFiles: before?.client.files ?? [],
  };
}
