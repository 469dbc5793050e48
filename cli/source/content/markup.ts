import type { TokenizerCallbacks } from 'htmlparser2';
import { Tokenizer } from 'htmlparser2';

/** What the tags of a file say, whatever is wrong with them; a parser would mend that. */
interface Tags {
  /** Names of the outermost elements. */
  readonly roots: readonly string[];
  /** Such as `DOCTYPE html`; empty without one. */
  readonly doctype: string;
  /** What the first title says, as it is typed; empty without one. */
  readonly title: string;
  /** Whether something stands before the first element that must not. */
  readonly hasProse: boolean;
  /** Whether each element ends, and ends where it should. */
  readonly isBalanced: boolean;
}

export function isSvg(contents: Buffer): boolean {
  const { roots, hasProse } = tagsOf(contents);
  return roots[0] === 'svg' && !hasProse;
}

export function isHtml(contents: Buffer): boolean {
  const { roots, doctype, hasProse } = tagsOf(contents);
  const [root = ''] = hasProse ? [] : roots;
  return /^doctype html\b/i.test(doctype) || /^(?:html|head|body)$/i.test(root);
}

/** Whether an SVG file says itself what it shows. */
export function hasTitle(contents: Buffer): boolean {
  return tagsOf(contents).title.trim() !== '';
}

/** Browsers show nothing of an SVG file in which an element does not end. */
export function isWholeSvg(contents: Buffer): boolean {
  return tagsOf(contents).isBalanced;
}

function tagsOf(contents: Buffer): Tags {
  const text = contents.toString('utf8');
  const open: string[] = [];
  const roots: string[] = [];
  let doctype = '';
  let title = '';
  let hasProse = false;
  let isBalanced = true;
  const tokenizer = new Tokenizer(
    { xmlMode: true, decodeEntities: false },
    {
      ...nothing,
      onopentagname: (start, end) => {
        const name = text.slice(start, end);
        if (open.length === 0) roots.push(name);
        open.push(name);
      },
      onselfclosingtag: () => {
        open.pop();
      },
      onclosetag: (start, end) => {
        if (open.pop() !== text.slice(start, end)) isBalanced = false;
      },
      ondeclaration: (start, end) => {
        doctype ||= text.slice(start, end);
      },
      ontext: (start, end) => {
        // What is left of a document type with declarations of its own is `]>`.
        if (open.at(-1) === 'title') title ||= text.slice(start, end);
        if (roots.length === 0 && /[^\s\]>]/.test(text.slice(start, end))) hasProse = true;
      },
    },
  );
  tokenizer.write(text);
  const isComplete = roots.length > 0 && open.length === 0 && text.trimEnd().endsWith('>');
  // The name of a tag that is cut off is only known when it ends.
  tokenizer.write('>');
  return { roots, doctype, title, hasProse, isBalanced: isBalanced && isComplete };
}

const ignore = () => undefined;

const nothing: TokenizerCallbacks = {
  onattribdata: ignore,
  onattribentity: ignore,
  onattribend: ignore,
  onattribname: ignore,
  oncdata: ignore,
  onclosetag: ignore,
  oncomment: ignore,
  ondeclaration: ignore,
  onend: ignore,
  onopentagend: ignore,
  onopentagname: ignore,
  onprocessinginstruction: ignore,
  onselfclosingtag: ignore,
  ontext: ignore,
  ontextentity: ignore,
};
