import { openFinder } from '../../../cli/author/find/find.ts';
import type { Hit } from '../../../cli/author/find/find.ts';
import { fieldName } from '../../../cli/compile/schema/describe.ts';
import type { FileKind } from '../../../cli/compile/schema/schema-node.ts';
import type { Sample } from '../../compile/resolve/sample.ts';
import { resolvedSite } from '../../compile/resolve/sample.ts';

/** A drawing with a title, words in two lines, and a shape. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg">
  <title>Two anglers at the river</title>
  <text><tspan>Fish</tspan><tspan>&amp; Game</tspan></text>
  <path d="M0 0h1" />
</svg>
`;

/** The content of each file of the sample. */
export function readSample(path: string): Buffer | undefined {
  return path.endsWith('.svg') ? Buffer.from(drawing) : undefined;
}

/** What is found of words in a sample, and where. */
export function search(sample: Sample, words: string, file?: FileKind): readonly Hit[] {
  return openFinder(resolvedSite(sample), readSample).find(words, file);
}

/** The same in short: each place with what is found there. */
export function found(sample: Sample, words: string, file?: FileKind): readonly string[] {
  return search(sample, words, file).map(({ kind, fields, text, match }) => {
    const names = fields.map(({ file, pointer }) => fieldName(file, pointer));
    const part = match === undefined ? kind : text.slice(match.start, match.end);
    return `${kind === 'drawing' ? 'drawing' : names.join()}: ${part}`;
  });
}
