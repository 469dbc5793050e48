import type { SourceFile } from '../../diagnostics/span.ts';
import { nearestPlace } from '../../compile/source/yaml-document.ts';
import { applyEdits } from '../../compile/source/text-edit.ts';
import { parseYaml } from '../../compile/source/yaml.ts';

const NUMBER = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?$/i;

/** The number that a text stands for; undefined where it stands for none. */
export function readNumber(text: string): number | undefined {
  return NUMBER.test(text) ? Number(text) : undefined;
}

/** Keeps a number as somebody typed it: the rules look at `11.900`, not at 11.9. */
export function numberAsTyped(file: SourceFile, pointer: string, text: string): SourceFile {
  const typed = text.trim();
  if (String(readNumber(typed) ?? typed) === typed) return file;
  const [document] = parseYaml(file);
  const { place, missing } = document ? nearestPlace(document, pointer) : {};
  if (place?.node.kind !== 'scalar' || typeof place.node.value !== 'number' || missing?.length)
    return file;
  const { start, end } = place.node;
  return applyEdits(file, [{ start, end, replacement: typed }]);
}
