import type { Diagnostic, Result } from '../diagnostics/diagnostic.ts';
import { hasErrors, createDiagnostic } from '../diagnostics/diagnostic.ts';
import { firstProblems } from '../source/first-problems.ts';
import type { YamlDocument } from '../source/yaml-document.ts';
import type { Validator } from './compiled.ts';
import * as compiled from './compiled.ts';
import { findDoubtful } from './doubtful/find-doubtful.ts';
import { explainSchemaErrors, fitsWithoutTokens } from './explain-schema-errors.ts';
import type { AjvError } from './explain-schema-errors.ts';
import type { FileKind } from './schema-node.ts';
import type { LibraryFile, RegionsFile } from './written.ts';

/** Holds regions.yaml against its schema. Reports what is wrong in one run; the value is absent when anything is an error. */
export function validateRegions(document: YamlDocument): Result<RegionsFile> {
  return validate(document, 'regions', compiled.validateRegions);
}

/** The same for library.yaml. */
export function validateLibrary(document: YamlDocument): Result<LibraryFile> {
  return validate(document, 'library', compiled.validateLibrary);
}

function validate<T>(document: YamlDocument, file: FileKind, isValid: Validator<T>): Result<T> {
  const unknownVersion = findUnknownVersion(document);
  if (unknownVersion) return [undefined, [unknownVersion]];
  const { value } = document;
  const doubtful = findDoubtful(document, file);
  if (satisfies(value, isValid))
    return [hasErrors(doubtful) ? undefined : value, firstProblems(doubtful)];
  const wrong = explainSchemaErrors(document, file, isValid.errors ?? []);
  return [undefined, firstProblems([...doubtful, ...withoutFollowing(wrong, doubtful)])];
}

/** The schema counts the characters of tokens as they are typed; what they stand for may be shorter. */
function satisfies<T>(value: unknown, isValid: Validator<T>): value is T {
  const fits = (error: AjvError): boolean => fitsWithoutTokens(value, error);
  return isValid(value) || (isValid.errors ?? []).every(fits);
}

/** A value with an error in how it is typed may be of no right kind for just that. */
function withoutFollowing(
  wrong: readonly Diagnostic[],
  doubtful: readonly Diagnostic[],
): readonly Diagnostic[] {
  const errors = doubtful.filter(({ severity }) => severity === 'error');
  const paths = new Set(errors.map(({ path }) => path));
  return wrong.filter(({ path }) => !paths.has(path));
}

/** A version other than 1. It says that nothing else of the file can be checked. */
function findUnknownVersion(document: YamlDocument): Diagnostic | undefined {
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
