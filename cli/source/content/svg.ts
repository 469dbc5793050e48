import { Tokenizer } from 'htmlparser2';
import { TagReader } from './tag-reader.ts';

/** What the tags of an SVG file say; undefined for any other file. */
export function svgTags(contents: Buffer): TagReader | undefined {
  const tags = tagsOf(contents);
  return tags.roots[0] === 'svg' && !tags.hasProse ? tags : undefined;
}

export function isHtml(contents: Buffer): boolean {
  const { roots, doctype, hasProse } = tagsOf(contents);
  const [root = ''] = hasProse ? [] : roots;
  return /^doctype html\b/i.test(doctype) || /^(?:html|head|body)$/i.test(root);
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
  // Where a text has no entities, they are not looked for at each of its characters, which takes several times as long.
  const options = { xmlMode: true, decodeEntities: text.includes('&') };
  const tokenizer = new Tokenizer(options, reader);
  tokenizer.write(text);
  const isComplete = reader.isComplete && text.trimEnd().endsWith('>');
  // The name of a tag that is cut off is only known when it ends.
  tokenizer.write('>');
  reader.isBalanced &&= isComplete;
  return reader;
}
