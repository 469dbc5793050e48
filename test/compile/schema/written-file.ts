import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../../cli/diagnostics/diagnostic.ts';
import { createSourceFile } from '../../../cli/diagnostics/span.ts';
import type { FileKind } from '../../../cli/compile/schema/schema-node.ts';
import { validateFile } from '../../../cli/compile/schema/validate.ts';
import { parseYaml } from '../../../cli/compile/source/yaml.ts';
import { base } from '../../base-project.ts';
import { marked } from '../../diagnostics/marked.ts';

/** A text in a sound file, and its replacement. */
type Change = readonly [from: string, to: string];

/**
 * What a diagnostic says, with its span as marks in the line that it starts in:
 * `accent: «harbour»`.
 */
interface Reported {
  readonly code: string;
  readonly marked: string;
  readonly suggestion?: string;
}

/** What is reported for the sound regions.yaml after changes to it. */
export function reportedInRegions(...changes: readonly Change[]): readonly Reported[] {
  return validatedRegions(...changes)[1].map(toReported);
}

/** What is reported for the sound library.yaml after changes to it. */
export function reportedInLibrary(...changes: readonly Change[]): readonly Reported[] {
  return validated('library', changes)[1].map(toReported);
}

/** The messages for the sound regions.yaml after changes to it. */
export function messagesOfRegions(...changes: readonly Change[]): readonly string[] {
  return validatedRegions(...changes)[1].map(({ message }) => message);
}

/** Validates the sound regions.yaml after changes to it. */
export function validatedRegions(...changes: readonly Change[]) {
  return validated('regions', changes);
}

function validated<F extends FileKind>(file: F, changes: readonly Change[]) {
  const sound = readFileSync(join(base, `${file}.yaml`), 'utf8');
  return validateFile(documentOf(`${file}.yaml`, changes.reduce(applyChange, sound)), file);
}

function applyChange(text: string, [from, to]: Change): string {
  if (!text.includes(from)) throw new Error(`The base project has no ${JSON.stringify(from)}`);
  return text.replace(from, () => to);
}

function documentOf(path: string, text: string) {
  const [document, diagnostics] = parseYaml(createSourceFile(path, text));
  if (!document) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return document;
}

function toReported({ code, span, suggestion }: Diagnostic): Reported {
  const found = { code, marked: marked(span).trim() };
  return suggestion === undefined ? found : { ...found, suggestion };
}
