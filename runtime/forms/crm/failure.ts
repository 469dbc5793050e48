import { ApiError } from '../../services/api-error.ts';
import type { RejectedEntry } from '../../services/api-error.ts';
import { asList, asRecord, asText } from '../../services/narrow.ts';
import { own } from '../../services/own.ts';
import type { Rejection } from '../form-state.ts';
import type { ValidationWords } from '../validation.ts';
import { collect, readRejection } from '../rejection.ts';

/**
 * The messages of a failed submission for fields and for the form: a 402 list, the CRM's own 400
 * answer (docs/product.md F4), else the message of the call. Undefined for an internal error.
 */
export function readFailure(error: unknown, words: ValidationWords): Rejection | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const problems = asList(asRecord(error.body)['errors']);
  const entries =
    error.status === 400 ? problems.flatMap((problem) => readProblem(problem, words)) : [];
  if (entries.length > 0) return collect(entries);
  return readRejection(error) ?? { fields: {}, form: [error.message] };
}

/** Error types of the CRM that forms have words of their own for. */
const known: Readonly<Record<string, keyof ValidationWords>> = {
  REQUIRED_FIELD: 'required',
  INVALID_EMAIL: 'email',
  BLOCKED_EMAIL: 'blockedEmail',
  INVALID_NUMBER: 'number',
  INPUT_TOO_LARGE: 'tooLong',
};

/**
 * The CRM names the field inside the message: `Error in 'fields.email'. Invalid email address`
 * (docs/product.md H6).
 */
function readProblem(problem: unknown, words: ValidationWords): RejectedEntry[] {
  const { message, errorType } = asRecord(problem);
  const text = asText(message);
  if (text === '') return [];
  const [, kind, path = '', rest = ''] =
    /^Error in '(fields|context)\.([^']+)'\. ?(.*)$/s.exec(text) ?? [];
  if (kind !== 'fields') return [{ type: 'global', error: text }];
  const field = path.replace(/^0-1\//, '');
  const name = own(known, asText(errorType));
  return [{ type: 'field', field, error: name === undefined ? rest || text : words[name] }];
}
