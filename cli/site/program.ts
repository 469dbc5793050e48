import type { DesignTokens } from '../emit/design-tokens.ts';
import { readDesignTokens } from '../emit/design-tokens.ts';
import { once } from '../resolve/once.ts';
import type { Engine } from './bundle-options.ts';
import type { ClientBundle } from './client-bundle.ts';
import { loadRenderer, readClient } from './made-bundles.ts';
import type { Renderer } from './renderer.ts';

/** What pages are made with that is the program's own: all of it comes from `runtime/`. */
export interface Program extends Renderer {
  readonly tokens: DesignTokens;
  /** What browsers load; read when it is first asked for. */
  readonly client: () => ClientBundle;
}

/** The program as it was made. */
export function openProgram(engine: Engine = 'preact'): Program {
  const client = once(() => readClient(engine));
  return { ...loadRenderer(engine), tokens: readDesignTokens(), client };
}
