import type { WebRoot } from '../../runtime/contract.ts';
import type { Authority } from './access.ts';
import { createHost } from './host.ts';
import type { Listening } from './listen.ts';
import { listen } from './listen.ts';
import type { Output } from './output.ts';
import { createPreviewMark } from './preview-mark.ts';
import type { ApiService } from './service.ts';

export interface PreviewOptions {
  /** Once another build replaces it, that one is served. */
  readonly output: Output;
  /** 0 is any free port. */
  readonly ports: Readonly<Record<WebRoot, number>>;
  /** Answers the calls of the pages: the embedded API, or a proxy to another. */
  readonly api: ApiService;
  /** Host names to answer under in addition to those of this machine; one without a port is allowed on every port. */
  readonly allowedHosts?: readonly Authority[];
  /** Receives one line for every answer that failed, and for every call of a page that was refused. */
  readonly report: (line: string) => void;
}

/** Both web roots of an output, served. */
export interface Preview {
  readonly addresses: Readonly<Record<WebRoot, string>>;
  close(): Promise<void>;
}

/**
 * Serves an output as a host would that carries its hosting files: its headers, redirects, rewrites and 404.
 * Throws `NoOutputError` when there is no output, and `PortError`.
 */
export async function servePreview(options: PreviewOptions): Promise<Preview> {
  const { output, ports, api, allowedHosts = [], report } = options;
  output.rules();
  const mark = createPreviewMark(api.submissions);
  const serve = (webRoot: WebRoot): Promise<Listening> =>
    listen({
      port: ports[webRoot],
      services: [api, mark, createHost(output, webRoot)],
      allowedHosts,
      report,
    });
  const main = await serve('main');
  const library = await serve('library').catch(async (error: unknown) => {
    await main.close();
    throw error;
  });
  return {
    addresses: { main: main.address, library: library.address },
    close: async () => {
      await Promise.all([main.close(), library.close()]);
    },
  };
}
