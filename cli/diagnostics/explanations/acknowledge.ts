import type { acknowledgeCodes } from '../catalogue/acknowledge.ts';
import type { Explanation } from './explanation.ts';
import { explanation } from './explanation.ts';

export const acknowledgeExplanations: Readonly<Record<keyof typeof acknowledgeCodes, Explanation>> =
  {
    'unknown-notice': explanation(
      '`acknowledge` names a code that does not exist.',
      'The notice that is meant would still be reported.',
      'Copy the code that stands in brackets after the notice.',
    ),
    'not-a-notice': explanation(
      '`acknowledge` names an error, a warning, or a notice about the built site.',
      'Only a notice about the YAML can be as it should be: it says what may be intended. An error or a warning has to be corrected.',
      'Delete the code, and correct what is reported.',
    ),
    'unused-acknowledgement': explanation(
      '`acknowledge` names a notice that is not reported there, or no longer.',
      'If the notice comes back some day, nobody would hear of it.',
      'Delete the code. Where the list is empty then, delete the whole line.',
    ),
  };
