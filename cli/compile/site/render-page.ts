import type { BuildContext, PageEntry, SiteData } from '../../../runtime/contract.ts';
import type { Renderer } from './renderer.ts';

export interface RenderSources extends Renderer {
  readonly data: SiteData;
}

/** A page could not be rendered; the message names its URL, kind, component and source line. */
export class RenderError extends Error {
  override readonly name = 'RenderError';

  constructor(message: string, frames: string) {
    super(message);
    this.stack = `${this.name}: ${message}\n${frames}`;
  }
}

/** An asset has to be made before a page that shows it can be rendered. */
export class UnmadeAsset extends Error {
  readonly path: string;
  constructor(path: string) {
    super(`${path} is not made yet`);
    this.path = path;
  }
}

/** Renders pages. Throws a RenderError, or UnmadeAsset where an asset has to be made first. */
export function createRender(
  { createSiteRenderer, data, traceStack }: RenderSources,
  context: BuildContext,
): (page: PageEntry) => string {
  const render = createSiteRenderer(data, context);
  return (page) => {
    try {
      return render(page);
    } catch (error) {
      throw error instanceof UnmadeAsset ? error : explainRenderError(error, page, traceStack);
    }
  };
}

/** Says which page an error belongs to, and where in the sources it was thrown. */
function explainRenderError(
  error: unknown,
  { url, kind }: Pick<PageEntry, 'url' | 'kind'>,
  traceStack: (stack: string) => string,
): RenderError {
  const reason = error instanceof Error ? error.message : String(error);
  const frames = error instanceof Error ? traceStack(framesOf(error)) : '';
  const component = /^\s*at (?:Object\.)?([A-Z]\w*) \(runtime\//m.exec(frames)?.[1];
  const position = /\b(runtime\/[^\s()]+:\d+:\d+)/.exec(frames)?.[1];
  const place = [component, position].filter((part) => part !== undefined).join(', ');
  const where = place === '' ? '' : ` (${place})`;
  return new RenderError(
    `The page ${url} (${kind}) could not be rendered${where}: ${reason}`,
    frames,
  );
}

/** The lines of a stack that follow the message, which may have several lines itself. */
export function framesOf({ stack = '' }: Error): string {
  const start = stack.search(/^\s+at /m);
  return start === -1 ? '' : stack.slice(start);
}
