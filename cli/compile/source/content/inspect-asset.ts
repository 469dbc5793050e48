import type { Format } from './picture-formats.ts';
import { pictureFormats } from './picture-formats.ts';
import { isHtml, svgTags, tagsOf } from './svg.ts';
import type { Danger } from './svg.ts';
import { videoFormats } from './video.ts';

/** What keeps a file from being what its name says. */
export type AssetProblem = {
  /** What the ending promises, in a marketer's words, with an article. */
  readonly promised: string;
} & (
  | { readonly kind: 'unreadable' | 'empty' | 'not whole' | 'pointer' }
  | { readonly kind: 'linked'; /** The file or folder that is the link. */ readonly link: string }
  | {
      readonly kind: 'misnamed';
      /** What the file is, where that is known. */
      readonly actual?: { readonly words: string; readonly ending: string };
    }
  | { readonly kind: 'unsafe'; readonly danger: Danger }
);

/** Undefined contents are those of a file that cannot be read. */
export function inspectAsset(path: string, contents: Buffer | undefined): AssetProblem | undefined {
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  const format = formats.find(({ endings }) => endings.includes(ending));
  if (format === undefined) return undefined;
  const { words: promised, begins, isWhole } = format;
  if (contents === undefined) return { kind: 'unreadable', promised };
  if (contents.length === 0) return { kind: 'empty', promised };
  if (isLfsPointer(contents)) return { kind: 'pointer', promised };
  if (!begins(contents)) return { kind: 'misnamed', promised, ...actualFormat(contents) };
  if (isWhole?.(contents) === false) return { kind: 'not whole', promised };
  const danger = format.findDanger?.(contents);
  return danger && { kind: 'unsafe', promised, danger };
}

/** What Git LFS leaves: https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md */
function isLfsPointer(contents: Buffer): boolean {
  return contents.toString('utf8', 0, 42) === 'version https://git-lfs.github.com/spec/v1';
}

function actualFormat(contents: Buffer) {
  const format = formats.find(({ begins }) => begins(contents));
  if (format === undefined) return {};
  const { words, endings } = format;
  return { actual: { words, ending: endings[0] ?? '' } };
}

const formats: readonly Format[] = [
  ...pictureFormats,
  {
    words: 'an SVG picture',
    endings: ['svg'],
    begins: (contents) => svgTags(contents) !== undefined,
    // Browsers show nothing of one in which an element does not end.
    isWhole: (contents) => tagsOf(contents).isBalanced,
    findDanger: (contents) => tagsOf(contents).danger,
  },
  { words: 'a web page', endings: ['html', 'htm'], begins: isHtml },
  { words: 'a WebVTT file', endings: ['vtt'], begins: isWebVtt },
  { words: 'a PDF file', endings: ['pdf'], begins: isPdf, isWhole: isWholePdf },
  ...videoFormats,
];

/** https://www.w3.org/TR/webvtt1/#file-structure */
function isWebVtt(contents: Buffer): boolean {
  return /^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/.test(contents.toString('utf8', 0, 16));
}

// Readers look for both marks within a kilobyte of the ends.
function isPdf(contents: Buffer): boolean {
  return contents.subarray(0, 1024).includes('%PDF-');
}

function isWholePdf(contents: Buffer): boolean {
  return contents.subarray(-1024).includes('%%EOF');
}
