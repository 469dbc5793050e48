import { stringify } from 'yaml';
import type { InterfaceWords, LibraryConfig, RegionConfig } from '../runtime/contract.ts';
import type librarySchema from '../cli/compile/schema/library.schema.json';
import type { SchemaNode } from '../cli/compile/schema/schema-node.ts';
import { lastSegment } from '../cli/compile/schema/pointer.ts';
import { nodeAt } from '../cli/compile/schema/schema-node.ts';

/** Files that the sound projects have. */
const files: Readonly<Record<string, string>> = {
  'asset-image': 'assets/picture.svg',
  'asset-captions': 'assets/captions.vtt',
  'asset-video': 'https://video.careerexplorer.example/testimonial.mp4',
};

/** Words for tests: those of the schema's examples, which their own schema holds to be right. */
export const interfaceWords = exampleOf(nodeAt('regions', '/site/interface')) as InterfaceWords;

export const pageWords = exampleOf(nodeAt('regions', '/defaults/pages')) as RegionConfig['pages'];

export const libraryWords = Object.fromEntries(
  libraryGroups().map((name) => [name, exampleOf(nodeAt('library', `/${name}`))]),
) as LibraryWords;

type LibraryFields = (typeof librarySchema)['properties'];

/** The groups of library.yaml that the schema calls complete. */
type LibraryWords = {
  readonly [
    Name in keyof LibraryFields & keyof LibraryConfig as LibraryFields[Name] extends {
      complete: boolean;
    }
      ? Name
      : never
  ]: LibraryConfig[Name];
};

/**
 * The text of a regions.yaml with the words of the schema's examples below the names of groups that
 * stand empty.
 */
export function withExampleWords(regions: string): string {
  return ['/site/interface', '/defaults/pages'].reduce(
    (text, pointer) => withGroup(text, '  ', pointer, nodeAt('regions', pointer)),
    regions,
  );
}

/** The same of a library.yaml; a group that is new stands at the end. */
export function withLibraryWords(library: string): string {
  return libraryGroups().reduce(
    (text, name) => withGroup(text, '', `/${name}`, nodeAt('library', `/${name}`)),
    library,
  );
}

function withGroup(text: string, indent: string, pointer: string, node?: SchemaNode): string {
  const name = lastSegment(pointer);
  const line = new RegExp(`^${indent}${name}:\\n`, 'm');
  const words = printed(name, node).replace(/^(?=.)/gm, indent);
  if (!line.test(text)) return text + words;
  return text.replace(new RegExp(`${line.source}(?!${indent}  )`, 'm'), () => words);
}

function libraryGroups(): readonly string[] {
  const { properties = {}, required = [] } = nodeAt('library', '') ?? {};
  return required.filter((name) => properties[name]?.complete === true);
}

function printed(name: string, node: SchemaNode | undefined): string {
  return stringify({ [name]: exampleOf(node) }, { lineWidth: 0, singleQuote: true });
}

/** What the schema gives as an example of a value, and of each field of a group. */
export function exampleOf(node: SchemaNode = {}): unknown {
  const { format = '', properties, examples = [] } = node;
  const file = files[format];
  if (file !== undefined) return file;
  if (properties !== undefined) {
    const fields = Object.entries(properties).map(([name, child]) => [name, exampleOf(child)]);
    return Object.fromEntries(fields);
  }
  return examples[0];
}
