import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RegionConfig } from '../../../runtime/contract.ts';
import type { NamedRegion } from '../resolve/resolved.ts';
import { isWords } from '../schema/formats/text.ts';
import type { FileKind, SchemaNode } from '../schema/schema-node.ts';
import { rootNode } from '../schema/schema-node.ts';
import { listAssets } from '../source/assets.ts';
import { readText, replaceFile } from '../source/replace-file.ts';
import type { EditorNames, EditorNode, Reference } from './editor/names.ts';
import { editorNames, namesFor } from './editor/names.ts';
import { withMark } from './editor/samples.ts';
import { withTimes } from './editor/timed.ts';
import { hashText } from '../values/hash.ts';
import { programStamp } from '../program-folder.ts';

/** Writes the schemas that the first lines of the YAML files name, if their inputs changed. */
export function writeEditorSchemas(
  root: string,
  regions: readonly NamedRegion[],
  generic: RegionConfig,
): void {
  const names = editorNames(regions, generic, listAssets(root));
  const start = `{\n "$comment": "input ${hashInput(names)}",\n`;
  for (const file of files) {
    const path = pathOf(root, file);
    if (readText(path)?.startsWith(start) === true) continue;
    replaceFile(
      path,
      editorSchema(file, names).replace('{\n', () => start),
    );
  }
}

/** Whether the schemas are there for editors to read. */
export function hasEditorSchemas(root: string): boolean {
  return files.every((file) => existsSync(pathOf(root, file)));
}

const files = ['regions', 'library'] as const;

function pathOf(root: string, file: FileKind): string {
  return join(root, `generated/${file}.schema.json`);
}

/** Says all that the schemas are made from: the program, and the names of a project. */
function hashInput({ regions, pages, assets }: EditorNames): string {
  const named = regions.map(({ key, config, aliases }) => [key, config.name, config.code, aliases]);
  return hashText(JSON.stringify([programStamp(), named, pages, [...assets]]));
}

/** The schema of a file as JSON, with the names of a project where a field takes one of them. */
function editorSchema(file: FileKind, names: EditorNames): string {
  const parts = new Map<string, string>();
  const definitions: Record<string, EditorNode> = {};
  /** Many texts take the same names, which the schema states once. */
  const share = (part: EditorNode): Reference => {
    const key = JSON.stringify(part);
    const name = parts.get(key) ?? `part${String(parts.size + 1)}`;
    parts.set(key, name);
    definitions[name] = part;
    return { $ref: `#/definitions/${name}` };
  };
  /** A part of the schema; `isTimed` where values beside it may be timed. */
  const forEditors = (node: SchemaNode, isTimed = false, isItem = false): EditorNode => {
    const { properties, additionalProperties, items, propertyNames, timed = isTimed } = node;
    const inField = ([name, field]: [string, SchemaNode]) => [name, forEditors(field, timed)];
    const offered = namesFor(node, names);
    const plain = {
      ...withoutOwnLimits(offered?.defaultSnippets ? withExistingExamples(node) : node),
      ...(properties && {
        properties: Object.fromEntries(Object.entries(properties).map(inField)),
      }),
      ...(items && { items: forEditors(items, timed, true) }),
      ...(propertyNames && { propertyNames: forEditors(propertyNames) }),
      ...(typeof additionalProperties === 'object' && {
        additionalProperties: forEditors(additionalProperties, timed),
      }),
      ...markdown(node),
      ...(offered && { allOf: [share(offered)] }),
    };
    const known = withMark(node, plain, share);
    return isTimed && timed ? withTimes(node, known, isItem, share) : known;
  };
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    ...forEditors(rootNode(file)),
    definitions,
  };
  return `${JSON.stringify(schema, null, 1)}\n`;
}

/** Editors offer examples as values, and the files of examples belong to no project. */
function withExistingExamples(node: SchemaNode): SchemaNode {
  const { examples = [] } = node;
  return { ...node, examples: examples.filter((example) => typeof example === 'object') };
}

/** Editors would count the characters of tokens as they are typed. */
function withoutOwnLimits(node: SchemaNode): SchemaNode {
  if (!isWords(node.format)) return node;
  const limits = ['minLength', 'maxLength'];
  return Object.fromEntries(Object.entries(node).filter(([keyword]) => !limits.includes(keyword)));
}

/** What editors show of a field: its description, and what our own keywords say. */
function markdown(node: SchemaNode): EditorNode {
  const { description } = node;
  if (description === undefined) return {};
  const facts = [withCode(description), ...kindFacts(node), ...sizeFacts(node)];
  return { markdownDescription: facts.join('\n\n') };
}

/** Tokens, paths of files and words with underscores are shown letter for letter. */
function withCode(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part) =>
      part.startsWith('`')
        ? part
        : part.replace(/\{\{[^{}]+\}\}|\b\w+_\w+\b|\bassets\/[\w/.-]*\w/g, '`$&`'),
    )
    .join('');
}

function* kindFacts({ format, token, properties, placeholders }: SchemaNode): Generator<string> {
  if (format === 'prose')
    yield 'Marks work here: `**bold words**` and `[words of a link](https://…)`.';
  if (format === 'moment') yield 'Typed as `year-month-day hour:minute`, from 00:00 to 23:59.';
  if (format === 'iso-date') yield 'Typed as `year-month-day`.';
  if (token !== undefined)
    yield properties === undefined
      ? `Texts print it by \`{{${token}}}\`.`
      : `Texts print its values by \`{{${token}.…}}\`.`;
  if (placeholders !== undefined)
    yield `The page fills in ${placeholders.map((name) => `\`{${name}}\``).join(', ')}: keep ${placeholders.length === 1 ? 'it' : 'them'}.`;
}

function* sizeFacts(node: SchemaNode): Generator<string> {
  const { format, names, maxLength, bestLength, minimum, maximum, minItems, maxItems } = node;
  if (maxLength !== undefined && isWords(format) && names === undefined)
    yield `Room for ${String(maxLength)} characters.`;
  if (bestLength !== undefined) yield `Reads best up to ${String(bestLength)}.`;
  if (maximum !== undefined) yield `A number from ${String(minimum ?? 0)} to ${String(maximum)}.`;
  if (maxItems !== undefined)
    yield `${minItems === undefined ? 'Up' : String(minItems)} to ${String(maxItems)} entries.`;
}
