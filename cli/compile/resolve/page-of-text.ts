import { isContentField } from '../schema/content-fields.ts';
import { parentPointer, segmentsOf } from '../schema/pointer.ts';
import type { TypedText } from '../schema/typed-texts.ts';
import { kindOfWords, libraryRoutes } from './routes.ts';

/**
 * A name for the page that shows a text, as one layer states it: the first page where several show
 * it, undefined where the files do not say which.
 */
export function pageOfText({ file, pointer, parent }: TypedText): string | undefined {
  // Each webinar has a page of its own.
  if (parent.properties?.['slug'] !== undefined) return parentPointer(pointer);
  const [blockPage] = /^.*?\/blockPages\/[^/]+/.exec(pointer) ?? [];
  return blockPage ?? (file === 'library' ? pageOfLibrary(pointer) : pageOfEdition(pointer));
}

/** The words of pages stand below their names; all else that regions inherit opens an edition. */
function pageOfEdition(pointer: string): string | undefined {
  const [, layer, field = '', page] =
    /^(\/defaults|\/regions\/[^/]+)\/([^/]+)\/?([^/]*)/.exec(pointer) ?? [];
  if (layer === undefined || !isContentField(field)) return undefined;
  return `${layer}/pages/${field === 'pages' ? String(page) : 'landing'}`;
}

const libraryKinds = libraryRoutes(undefined).map(({ kind }) => kind);

/** The words of pages stand below the names of their kinds; all else opens the library edition. */
function pageOfLibrary(pointer: string): string {
  const [group = ''] = segmentsOf(pointer);
  const end = `-${kindOfWords(group)}`;
  return libraryKinds.find((kind) => kind.endsWith(end)) ?? 'library-home';
}
