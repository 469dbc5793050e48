import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { YamlDocument } from '../../source/yaml-document.ts';

/** A version other than 1. It says that nothing else of the file can be checked. */
export function findUnknownVersion(document: YamlDocument): Diagnostic | undefined {
  const path = '/version';
  const { source } = document.scalarAt(path) ?? {};
  if (source === undefined || source === '' || versionOf(document.value) === 1) return undefined;
  const span = document.locate(path, 'value');
  return createDiagnostic('unknown-version', { version: source }, span, { path, suggestion: '1' });
}

function versionOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'version' in value
    ? value.version
    : undefined;
}
