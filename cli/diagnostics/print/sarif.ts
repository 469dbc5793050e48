import type { Severity } from '../catalogue/entry.ts';
import { capital } from '../catalogue/lists.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Span } from '../span.ts';
import { rangeOf } from '../span.ts';
import { fingerprinter } from './fingerprint.ts';
import { toJson } from './lines.ts';

function levelOf(severity: Severity): string {
  return severity === 'notice' ? 'note' : severity;
}

/** SARIF 2.1.0, for code scanning. A code is a rule; a fingerprint outlives moved lines. */
export function printSarif(diagnostics: readonly Diagnostic[]): string {
  const rules = [...new Map(diagnostics.map((each) => [each.code, each]))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, diagnostic]) => ruleOf(diagnostic));
  const fingerprint = fingerprinter();
  const report = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'career-site', rules } },
        columnKind: 'utf16CodeUnits',
        results: diagnostics.map((diagnostic) => resultOf(diagnostic, fingerprint(diagnostic))),
      },
    ],
  };
  return toJson(report);
}

function ruleOf({ code: id, severity, explanation: { meaning, reason, fix } }: Diagnostic) {
  return {
    id,
    shortDescription: { text: capital(id.replaceAll('-', ' ')) },
    fullDescription: { text: meaning },
    help: {
      text: `${meaning}\n\nWhy it matters: ${reason}\n\nWhat to do: ${fix}`,
      markdown: `${meaning}\n\n**Why it matters:** ${reason}\n\n**What to do:** ${fix}`,
    },
    defaultConfiguration: { level: levelOf(severity) },
  };
}

function resultOf(diagnostic: Diagnostic, fingerprint: string) {
  const { code, severity, message, span, related, suggestion } = diagnostic;
  return {
    ruleId: code,
    level: levelOf(severity),
    message: { text: message },
    locations: [{ physicalLocation: physicalLocation(span) }],
    relatedLocations: related.map((place, index) => ({
      id: index + 1,
      physicalLocation: physicalLocation(place.span),
      message: { text: place.message },
    })),
    partialFingerprints: { 'careerSite/v1': fingerprint },
    fixes: suggestion === undefined ? undefined : [fixOf(span, suggestion)],
  };
}

function fixOf(span: Span, text: string) {
  return {
    description: { text: text === '' ? 'Delete this' : 'Write this instead' },
    artifactChanges: [
      {
        artifactLocation: artifactLocation(span),
        replacements: [{ deletedRegion: regionOf(span), insertedContent: { text } }],
      },
    ],
  };
}

function physicalLocation(span: Span) {
  return { artifactLocation: artifactLocation(span), region: regionOf(span) };
}

function artifactLocation(span: Span) {
  return {
    uri: span.file.path.split('/').map(encodeURIComponent).join('/'),
    uriBaseId: '%SRCROOT%',
  };
}

function regionOf(span: Span) {
  const { start, end } = rangeOf(span);
  return {
    startLine: start.line,
    startColumn: start.column,
    endLine: end.line,
    endColumn: end.column,
  };
}
