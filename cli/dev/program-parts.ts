import type { DesignTokens } from '../emit/design-tokens.ts';
import { readDesignTokens } from '../emit/design-tokens.ts';
import type { ClientBundle } from '../site/client-bundle.ts';
import type { ClientPart, Rebundling } from '../site/rebundle.ts';
import type { DataRenderer } from '../site/renderer.ts';
import { loadDataRenderer } from '../site/renderer.ts';

/** What pages are made with that is the program's own: all of it comes from `runtime/`. */
export interface ProgramParts {
  readonly client: ClientBundle;
  readonly renderer: DataRenderer;
  readonly tokens: DesignTokens;
  /** Another one whenever a style sheet changed. */
  readonly stylesStamp: string;
  /** Files of the client that pages may still load which were rendered before. */
  readonly earlierFiles: ClientBundle['files'];
}

/** What of `runtime/` changed. */
export type ProgramPart = ClientPart;

/** Makes the parts anew that depend on what changed. */
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
    stylesStamp: client.files.flatMap(({ path }) => (path.endsWith('.css') ? path : [])).join(),
    earlierFiles: before?.client.files ?? [],
  };
}
