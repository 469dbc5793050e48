import { afterAll } from 'vitest';
import type { WebRoot } from '../../../runtime/contract.ts';
import { openOutput } from '../../../cli/deliver/serve/output.ts';
import type { Preview } from '../../../cli/deliver/serve/preview.ts';
import { servePreview } from '../../../cli/deliver/serve/preview.ts';
import type { BuiltSite } from './built-site.ts';

/** The preview of a build. */
export interface RunningPreview {
  readonly ports: Readonly<Record<WebRoot, number>>;
}

/** Serves a build once for a test file; stopped after its last test. */
export function usePreview(built: () => Promise<BuiltSite>): () => Promise<RunningPreview> {
  let running: Promise<Preview> | undefined;
  afterAll(async () => {
    await (await running)?.close();
  });
  return async () => {
    running ??= built().then(start);
    const { main, library = '' } = (await running).addresses;
    return { ports: { main: Number(new URL(main).port), library: Number(new URL(library).port) } };
  };
}

function start({ folder }: BuiltSite): Promise<Preview> {
  return servePreview({
    site: openOutput(folder),
    ports: { main: 0, library: 0 },
    api: { submissions: 'kept', accepts: () => false, handle: () => Promise.resolve() },
    report: () => undefined,
  });
}
