import type { Diagnostic } from '../../../cli/diagnostics/diagnostic.ts';
import { createSourceFile, rangeOf } from '../../../cli/diagnostics/span.ts';
import type { YamlDocument } from '../../../cli/compile/source/yaml-document.ts';
import { parseYaml } from '../../../cli/compile/source/yaml.ts';

export function parse(text: string): readonly [YamlDocument | undefined, readonly Diagnostic[]] {
  return parseYaml(createSourceFile('regions.yaml', text));
}

/** The document of a text with nothing wrong in it. */
export function documentOf(text: string): YamlDocument {
  const [document, diagnostics] = parse(text);
  if (!document || diagnostics.length > 0) {
    throw new Error(`Not sound: ${diagnostics.map(({ message }) => message).join('\n')}`);
  }
  return document;
}

/** What is reported for a text, as `line:column code`. */
export function problemsOf(text: string): readonly string[] {
  return parse(text)[1].map(({ code, span }) => {
    const { line, column } = rangeOf(span).start;
    return `${line}:${column} ${code}`;
  });
}
