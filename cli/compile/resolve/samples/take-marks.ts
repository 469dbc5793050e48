import { error } from '../../../diagnostics/catalogue/entry.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { creatorOf } from '../../../diagnostics/diagnostic.ts';
import type { Extent } from '../../../diagnostics/span.ts';
import { nearest } from '../../schema/nearest.ts';
import { childPointer } from '../../schema/pointer.ts';
import type { FileKind, SchemaNode } from '../../schema/schema-node.ts';
import { childNode, rootNode } from '../../schema/schema-node.ts';
import { YamlDocument } from '../../source/yaml-document.ts';
import type { YamlEntry, YamlList, YamlMap, YamlNode } from '../../source/yaml-node.ts';
import type { SampleMark, WrittenFile } from '../written.ts';

export const codes = {
  'bad-sample-mark': error(
    () =>
      '`sample` marks what is sample content. Write `sample: true` for all fields beside it, or the names of some of them, such as `sample: [title]`.',
    '`sample` has another value than `true` or a list of fields beside it.',
    'Nobody could tell what is meant, so that sample content might reach the public.',
    'Write `sample: true` for the whole block, or the names of the fields, such as `sample: [title]`.',
  ),
} as const;

const createDiagnostic = creatorOf(codes);

/** The name of a mark; where the schema has a field of this name, it is that field. */
const markName = 'sample';

/** A file without the name has nothing marked, so that none of it is looked at. */
const anyMark = /(?:^|[\s{,])["']?sample["']?[ \t]*:/m;

/** Takes the marks `sample: true` and `sample: [field]` out of a file (docs/product.md R20). */
export function takeMarks(
  document: YamlDocument,
  file: FileKind,
): Pick<WrittenFile<unknown>, 'document' | 'samples'> & Pick<Taking, 'diagnostics'> {
  if (!anyMark.test(document.file.text)) return { document, diagnostics: [] };
  const taking = new Taking(document);
  const root = taking.fields(document.root, '', rootNode(file));
  const { samples, diagnostics } = taking;
  if (samples.length === 0 && diagnostics.length === 0) return { document, diagnostics };
  return { document: new YamlDocument(document.file, root), samples, diagnostics };
}

class Taking {
  readonly samples: SampleMark[] = [];
  readonly diagnostics: Diagnostic[] = [];

  constructor(private readonly document: YamlDocument) {}

  fields(map: YamlMap, pointer: string, schema: SchemaNode): YamlMap {
    const mark = takesMark(schema) ? map.entries.get(markName) : undefined;
    if (mark !== undefined) this.read(mark, pointer, schema);
    const entries = [...map.entries]
      .filter(([, entry]) => entry !== mark)
      .map(([name, entry]) => {
        const value = this.inside(
          entry.value,
          childPointer(pointer, name),
          childNode(schema, name),
        );
        return [name, { ...entry, value }] as const;
      });
    return { ...map, entries: new Map(entries) };
  }

  private inside(node: YamlNode, pointer: string, schema: SchemaNode | undefined): YamlNode {
    if (node.kind === 'scalar' || schema === undefined) return node;
    return node.kind === 'map'
      ? this.fields(node, pointer, schema)
      : this.items(node, pointer, schema);
  }

  private items(list: YamlList, pointer: string, { items: schema }: SchemaNode): YamlList {
    const items = list.items.map((item, index) =>
      this.inside(item, childPointer(pointer, index), schema),
    );
    return { ...list, items };
  }

  private read({ value, ...extent }: YamlEntry, pointer: string, schema: SchemaNode): void {
    if (value.kind === 'scalar' && value.value === true) this.mark(pointer, extent);
    else if (value.kind === 'list' && value.items.length > 0)
      for (const item of value.items) this.readName(item, pointer, schema);
    else this.refuse(value, pointer);
  }

  /** A name of a field beside the mark. One that is not stated here marks nothing. */
  private readName(item: YamlNode, pointer: string, { properties = {} }: SchemaNode): void {
    const name = item.kind === 'scalar' ? String(item.value) : '';
    if (Object.hasOwn(properties, name)) this.mark(childPointer(pointer, name), item);
    else this.refuse(item, pointer, nearest(name, Object.keys(properties)));
  }

  private mark(pointer: string, { start, end }: Extent): void {
    this.samples.push({ pointer, span: { file: this.document.file, start, end } });
  }

  private refuse({ start, end }: Extent, path: string, suggestion?: string): void {
    const span = { file: this.document.file, start, end };
    const extras = { path, suggestion, isGuess: true };
    this.diagnostics.push(createDiagnostic('bad-sample-mark', {}, span, extras));
  }
}

/** What is a block of fields that has none of this name. */
function takesMark({ properties }: SchemaNode): boolean {
  return properties !== undefined && !Object.hasOwn(properties, markName);
}
