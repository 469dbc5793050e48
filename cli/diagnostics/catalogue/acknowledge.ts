import type { Severity } from './entry.ts';
import { error, fixable, rewording, warning } from './entry.ts';

/** What can be wrong with the notices that the YAML acknowledges. */
export const acknowledgeCodes = {
  'unknown-notice': fixable(
    rewording.error(
      ({ code, nearest }: { code: string; nearest?: string | undefined }) =>
        `There is no notice "${code}". Write the code that follows a notice in brackets${nearest === undefined ? '' : `, probably "${nearest}"`}.`,
    ),
  ),
  'not-a-notice': error(
    ({ code, severity, byField }: { code: string; severity: Severity; byField: boolean }) => {
      if (byField) {
        return `"${code}" is acknowledged only for fields that are named, since it may be wrong in others. Write \`${code}: [headerTitle]\` with the fields that are as they should be.`;
      }
      return severity === 'notice'
        ? `"${code}" is reported of the built site and not of this file, so it cannot be acknowledged here. Delete it.`
        : `"${code}" is ${severity === 'error' ? 'an error' : 'a warning'}, and only notices can be acknowledged. Delete it, and correct what is reported.`;
    },
  ),
  'unused-acknowledgement': warning(
    ({ code, where, field }: { code: string; where: string; field?: string | undefined }) =>
      `${field === undefined ? 'Nothing' : `No "${field}"`} in ${where} is reported as ${code}, so there is nothing to acknowledge. Delete "${field ?? code}" here.`,
  ),
} as const;
