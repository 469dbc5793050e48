import type { SourceFile } from '../../diagnostics/span.ts';
import { applyEdits } from '../../compile/source/text-edit.ts';
import type { YamlDocument } from '../../compile/source/yaml-document.ts';
import { outermostFlow, placeAt } from '../../compile/source/yaml-document.ts';
import { editPlace } from './flow.ts';
import { Lines } from './lines.ts';

/** Makes fields the first item of a list in their place, each as it is typed. */
export function intoList(document: YamlDocument, pointer: string): SourceFile {
  const { file } = document;
  const place = placeAt(document, pointer);
  const { start, end } = place.node;
  if (outermostFlow(place) !== undefined) {
    const replacement = `[${file.text.slice(start, end)}]`;
    return editPlace(place, { start, end, replacement });
  }
  const lines = new Lines(file);
  const first = lines.indexAt(start);
  const others = Array.from({ length: lines.lastOf(place) - first }, (_, at) => first + 1 + at);
  return applyEdits(file, [
    { start, end: start, replacement: '- ' },
    ...others
      .filter((line) => !lines.isBlank(line))
      .map((line) => ({ start: lines.start(line), end: lines.start(line), replacement: '  ' })),
  ]);
}
