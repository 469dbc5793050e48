import { isWords } from '../../schema/formats/text.ts';
import type { SchemaNode } from '../../schema/schema-node.ts';

/** What editors show of a field in markdown: its description, and what the schema's own keywords say of it. */
export function hoverText(node: SchemaNode): string | undefined {
  const { description } = node;
  if (description === undefined) return undefined;
  return [withCode(description), ...facts(node)].join('\n\n');
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

function facts(node: SchemaNode): readonly string[] {
  return [...kindFacts(node), ...sizeFacts(node)];
}

function* kindFacts({ format, token, properties, placeholders }: SchemaNode): Generator<string> {
  if (format === 'prose')
    yield 'Marks work here: `**bold words**` and `[words of a link](https://…)`.';
  if (token !== undefined)
    yield properties === undefined
      ? `Texts print it by \`{{${token}}}\`.`
      : `Texts print its values by \`{{${token}.…}}\`.`;
  if (placeholders !== undefined)
    yield `The page fills in ${placeholders.map((name) => `\`{${name}}\``).join(', ')}: keep ${placeholders.length === 1 ? 'it' : 'them'}.`;
}

function* sizeFacts(node: SchemaNode): Generator<string> {
  const { format, names, maxLength, minimum, maximum, minItems, maxItems } = node;
  if (maxLength !== undefined && isWords(format) && names === undefined)
    yield `Room for ${String(maxLength)} characters.`;
  if (maximum !== undefined) yield `A number from ${String(minimum ?? 0)} to ${String(maximum)}.`;
  if (maxItems !== undefined)
    yield `${minItems === undefined ? 'Up' : String(minItems)} to ${String(maxItems)} entries.`;
}
