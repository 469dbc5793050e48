import { fillIn } from '../../services/fill-in.ts';
import type { Validation } from '../field-model.ts';

/** Bytes. A file is sent as text; the CRM accepts 64 KiB of it. */
const largestFile = 48_000;

/** Fails on a file that is too large to be sent, with this message about a `{size}`. */
export function sendable(message: string): Validation {
  return (value) =>
    value instanceof File && value.size > largestFile ? withLimit(message) : undefined;
}

/** The message with the largest size of a file, in kilobytes, for its `{size}`. */
export function withLimit(message: string): string {
  return fillIn(message, { size: String(largestFile / 1000) });
}
