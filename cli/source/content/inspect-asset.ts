import { formatOfContent, formatOfEnding } from './formats.ts';
import type { Danger } from './tag-reader.ts';

/** What keeps a file from being what its name says. */
export type AssetProblem =
  | {
      readonly kind: 'unreadable' | 'empty' | 'not whole';
      /** What the ending promises, in a marketer's words, with an article. */
      readonly promised: string;
    }
  | {
      readonly kind: 'misnamed';
      readonly promised: string;
      /** What the file is, where that is known. */
      readonly actual?: { readonly words: string; readonly ending: string };
    }
  | { readonly kind: 'unsafe'; readonly promised: string; readonly danger: Danger };

/** Looks for the marks that files of a format begin and end with; undefined contents are those of no readable file. */
export function inspectAsset(path: string, contents: Buffer | undefined): AssetProblem | undefined {
  const format = formatOfEnding(path.slice(path.lastIndexOf('.') + 1));
  if (format === undefined) return undefined;
  const { words: promised, begins, isWhole } = format;
  if (contents === undefined) return { kind: 'unreadable', promised };
  if (contents.length === 0) return { kind: 'empty', promised };
  if (!begins(contents)) return { kind: 'misnamed', promised, ...actualFormat(contents) };
  if (!isWhole(contents)) return { kind: 'not whole', promised };
  const danger = format.findDanger?.(contents);
  return danger && { kind: 'unsafe', promised, danger };
}

function actualFormat(contents: Buffer) {
  const format = formatOfContent(contents);
  if (format === undefined) return {};
  const { words, endings } = format;
  return { actual: { words, ending: endings[0] ?? '' } };
}
