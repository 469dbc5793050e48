import type { Severity } from './entry.ts';
import { error, fixableError, warning } from './entry.ts';

/**
 * What is allowed between the places of the files and may not be meant, and what can be wrong with
 * the notices that the YAML acknowledges.
 */
export const noticeCodes = {
  'unknown-notice': fixableError(
    'There is no notice "{code}". Write the code that follows a notice in brackets[, probably "{nearest}"].',
    '`acknowledge` names a code that does not exist.',
    'The notice that is meant would still be reported.',
    'Copy the code that stands in brackets after the notice.',
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
    '`acknowledge` names an error, a warning, or a notice about the built site.',
    'Only a notice about the YAML can be as it should be: it says what may be intended. An error or a warning has to be corrected.',
    'Delete the code, and correct what is reported.',
  ),
  'unused-acknowledgement': warning(
    '[No "{field}"|Nothing] in {where} is reported as {code}, so there is nothing to acknowledge. Delete "[{field}|{code}]" here.',
    '`acknowledge` names a notice that is not reported there, or no longer.',
    'If the notice comes back some day, nobody would hear of it.',
    'Delete the code. Where the list is empty then, delete the whole line.',
  ),
} as const;
