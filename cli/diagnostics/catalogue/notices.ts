import type { Severity } from './entry.ts';
import { error, fixableError, notice, warning } from './entry.ts';

/**
 * What is allowed between the places of the files and may not be meant, and what can be wrong with the notices that the YAML
 * acknowledges.
 */
export const noticeCodes = {
  'foreign-name': warning(
    'This text names {name}, and visitors of {readers} read it[{isShared} too]. Write {token} where the region of the page is meant. If {name} itself is meant, acknowledge it for this field[{areOthers}, or give the others words of their own|{isShared}, or give the other words of its own|].',
    'A text names a region, and another region shows it: a text of its own, or one that it has by `reuse`, `fallthrough` or as a default.',
    'Visitors of the other region read the name of a state that is not theirs.',
    'Write `{{regionInText}}` where the region of the page is meant. Leave a fact about the named region as it is, and name its field: `acknowledge: [{ foreign-name: [headerTitle] }]`.',
    { byField: true },
  ),
  'name-without-article': warning(
    'Within a sentence {name} is {nameInText}, and {{regionName}} prints it without the article. Write {{regionInText}}, which prints the names of all other regions as they are.',
    'A sentence prints the name of its region by `{{regionName}}`, and a region whose name takes an article shows it.',
    'Visitors of that region would read `in District of Columbia`.',
    'Write `{{regionInText}}`. It prints `nameInText` of the region, and its name where it states none.',
  ),
  'claim-as-figure': notice(
    '"{name}" states the figure {typed} already. Typed here again, it would stay when that changes. Write {token}.',
    'A text holds a figure that a claim states.',
    'On the day the figure changes, this text would still show the old one.',
    'Write the token that the message names. Where the figure is the same by chance, acknowledge it.',
  ),
  'same-as-default': notice(
    '"{field}" of "{region}" changes nothing: without it the region shows the same, because "defaults" states it. Delete it, so that a change of the default reaches this region too.',
    'A region states a value that it would inherit from `defaults` anyway.',
    'The line has no effect, until the default changes: then this region alone keeps the old value.',
    'Delete the line. Where the region is to keep its value whatever the default is, acknowledge the notice.',
  ),
  'shared-webinar-form': notice(
    '"{region}" and "{other}" sign up by the same form, {id}. That is right for one webinar of both; otherwise write the id of the form of "{region}".',
    'Two regions name the same form for their webinars, and neither inherits it from the other.',
    'Those who sign up for one of two webinars would be counted for the other.',
    'Write the id of the region’s own form. Where both hold one webinar together, acknowledge the notice.',
  ),
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
