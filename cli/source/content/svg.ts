import { Tokenizer } from 'htmlparser2';
import { TagReader } from './tag-reader.ts';

export function isSvg(contents: Buffer): boolean {
  return isRootSvg(tagsOf(contents));
}

function isRootSvg({ roots, hasProse }: TagReader): boolean {
  return roots[0] === 'svg' && !hasProse;
}

export function isHtml(contents: Buffer): boolean {
  const { roots, doctype, hasProse } = tagsOf(contents);
  const [root = ''] = hasProse ? [] : roots;
  return /^doctype html\b/i.test(doctype) || /^(?:html|head|body)$/i.test(root);
}

/** What an SVG file says of itself: its text alternative, and the attributes of its root. Undefined for any other file. */
export function readSvgRoot(contents: Buffer): Pick<TagReader, 'title' | 'attributes'> | undefined {
  const text = contents.toString('utf8');
  const reader = new TagReader(text);
  const tokenizer = openTokenizer(text, reader);
  // The rest is the drawing.
  reader.onTitle = () => tokenizer.pause();
  tokenizer.write(text);
  return isRootSvg(reader) ? reader : undefined;
}

/** Several questions are asked of a content, which is read once for all of them. */
const known = new WeakMap<Buffer, TagReader>();

export function tagsOf(contents: Buffer): TagReader {
  const tags = known.get(contents) ?? readTags(contents.toString('utf8'));
  known.set(contents, tags);
  return tags;
}

function readTags(text: string): TagReader {
  const reader = new TagReader(text);
  const tokenizer = openTokenizer(text, reader);
  tokenizer.write(text);
  const isComplete = reader.isComplete && text.trimEnd().endsWith('>');
  // The name of a tag that is cut off is only known when it ends.
  tokenizer.write('>');
  reader.isBalanced &&= isComplete;
  return reader;
}

/** Where a text has no entities, they are not looked for at each of its characters, which takes several times as long. */
function openTokenizer(text: string, reader: TagReader): Tokenizer {
  return new Tokenizer({ xmlMode: true, decodeEntities: text.includes('&') }, reader);
}
