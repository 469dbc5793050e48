import { readConsent } from '../../../../runtime/forms/crm/consent.ts';
import { consentOptions, readDefinition } from '../../../../runtime/forms/crm/definition.ts';
import type { FormDefinition } from '../../../../runtime/forms/crm/definition.ts';

/** A definition with these fields, as the API writes them. */
export function formOf(fields: readonly unknown[], more: object = {}): FormDefinition {
  const answer = { name: 'A form', inlineMessage: '', formFieldGroups: [{ fields }], ...more };
  const options = consentOptions(answer);
  const definition = readDefinition(
    answer,
    options === undefined ? undefined : readConsent(options),
  );
  if (definition === undefined) throw new Error('This is no form definition.');
  return definition;
}

/** A definition that asks for a name alone, and what else is given. */
export function smallFormOf(more: object): FormDefinition {
  return formOf([{ name: 'firstname' }], more);
}

/** The consent options of a form, as the API hides them. */
export function consentData(options: object): object {
  return { metaData: [{ name: 'legalConsentOptions', value: JSON.stringify(options) }] };
}
