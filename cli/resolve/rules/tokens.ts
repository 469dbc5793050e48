import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { YamlDocument } from '../../source/yaml-document.ts';
import type { AssetUses } from '../asset-uses.ts';
import { nearest } from '../../schema/nearest.ts';
import { segmentsOf } from '../pointer.ts';
import { textsWith } from '../select.ts';
import { claimTokens, regionTokens } from '../tokens/expand.ts';
import { locateToken } from '../tokens/locate.ts';
import type { TokenPart } from '../tokens/template.ts';
import { readTemplate } from '../tokens/template.ts';
import type { Written, WrittenFile } from '../written.ts';
import type { Rule } from './rule.ts';

/** Names of the tokens that stand for something at a JSON Pointer. */
type KnownAt = (pointer: string) => readonly string[];

/** Every token stands for something where it is typed (DECISIONS.md R9). */
export const tokens: Rule = function* ({ written, uses }) {
  const figures = [...claimTokens(written.library.value.claims).keys()];
  yield* checkFile(uses, written.regions, knownInRegions(written));
  yield* checkFile(uses, written.library, () => figures);
};

function knownInRegions({ regions: { value } }: Written): KnownAt {
  const figures = claimTokens(value.site.claims);
  const nobody = { name: '', code: '', pathPrefix: '' };
  const claims = [...figures.keys()];
  const content = [...regionTokens(nobody, figures).keys()];
  return (pointer) => {
    const [part, name = '', field = ''] = segmentsOf(pointer);
    if (part === 'site') return name === 'generic' ? [] : claims;
    const isContent = part === 'defaults' || field === 'deployment' || field in value.defaults;
    return isContent ? content : [];
  };
}

function* checkFile<T>(
  { files }: AssetUses,
  { document, value }: WrittenFile<T>,
  knownAt: KnownAt,
): Generator<Diagnostic> {
  // The path of a file is taken as it is typed.
  const paths = new Set(files.flatMap((use) => (use.document === document ? [use.pointer] : [])));
  for (const { pointer, text } of textsWith('{{', value)) {
    const known = paths.has(pointer) ? [] : knownAt(pointer);
    for (const part of readTemplate(text)) {
      if (part.kind === 'text' || (part.name !== undefined && known.includes(part.name))) continue;
      yield diagnose(document, { pointer, text, part, known });
    }
  }
}

interface BadToken {
  readonly pointer: string;
  readonly text: string;
  readonly part: TokenPart;
  readonly known: readonly string[];
}

function diagnose(document: YamlDocument, { pointer, text, part, known }: BadToken): Diagnostic {
  const span = locateToken(document, pointer, text, part);
  if (part.name === undefined) {
    const token = span.file.text.slice(span.start, span.end);
    return createDiagnostic('broken-token', { token }, span, { path: pointer });
  }
  const token = text.slice(part.start, part.end);
  const suggestion = nearest(part.name, known);
  return createDiagnostic('unknown-token', { token, known }, span, {
    path: pointer,
    ...(suggestion !== undefined && { suggestion: `{{${suggestion}}}` }),
  });
}
