import { programRoot } from '../../../compile/program-folder.ts';
import { once } from '../../../compile/values/once.ts';
import { readSourceFile } from '../../../compile/source/read.ts';
import { parseYaml } from '../../../compile/source/yaml.ts';
import { readConsent } from '../../../../runtime/forms/crm/consent.ts';
import type { FieldDefinition } from '../../../../runtime/forms/crm/definition.ts';
import { consentOptions, readDefinition } from '../../../../runtime/forms/crm/definition.ts';
import type { Condition } from '../../../../runtime/forms/rules/condition.ts';
import type { FieldType } from '../../../../runtime/forms/rules/field-type.ts';
import { typeOf } from '../../../../runtime/forms/rules/field-type.ts';
import { listBlockEditions, listBlockForms } from '../../../../runtime/services/block-pages.ts';
import { asList, asRecord, asText } from '../../../../runtime/services/narrow.ts';
import type { ApiContent } from './webinars.ts';
import { signUpForms } from './webinars.ts';

/** A form of the CRM that the embedded API stands in for. */
export interface Form {
  /** The answer to a call for it, in the dialect of HubSpot's forms API, version 2. */
  readonly definition: Readonly<Record<string, unknown>>;
  /** Its fields, those that depend on others included, in their order. */
  readonly rules: readonly FieldRule[];
  /** Addresses and domains that are refused, in lower case. */
  readonly blockedEmails: readonly string[];
  /** The visitor must consent to the processing of personal data. */
  readonly needsConsent: boolean;
}

export interface FieldRule extends FieldDefinition {
  readonly type: FieldType;
  /** The field is there only while another has a certain value. */
  readonly dependence?: { readonly on: FieldRule; readonly condition: Condition };
}

/** They are part of this package, so a problem in them is an internal error. */
export const loadForms = once(() => {
  const [file] = readSourceFile(programRoot, 'cli/deliver/serve/api/forms.yaml');
  const [document, problems] = file === undefined ? [undefined, []] : parseYaml(file);
  if (document !== undefined) return readForms(document.value);
  throw new Error(`forms.yaml cannot be read: ${problems.map(({ message }) => message).join(' ')}`);
});

/** The forms in the value of `forms.yaml`, by their keys. */
export function readForms(value: unknown): ReadonlyMap<string, Form> {
  const forms = Object.entries(asRecord(asRecord(value)['forms']));
  return new Map(forms.map(([key, definition]) => [key, readForm(asRecord(definition))]));
}

function readForm(definition: Form['definition']): Form {
  const options = consentOptions(definition);
  const consent = options === undefined ? undefined : readConsent(options);
  const { groups = [] } = readDefinition(definition, consent) ?? {};
  return {
    definition,
    rules: listRules(groups.flatMap(({ fields }) => fields)),
    blockedEmails: listBlocked(definition),
    needsConsent: consent?.needsTick === true,
  };
}

function listRules(
  fields: readonly FieldDefinition[],
  dependence?: FieldRule['dependence'],
): readonly FieldRule[] {
  return fields.flatMap((field) => {
    const rule = { ...field, type: typeOf(field), ...(dependence && { dependence }) };
    const below = rule.dependents.flatMap(({ condition, field: dependent }) =>
      listRules([dependent], { on: rule, condition }),
    );
    return [rule, ...below];
  });
}

/** Pages know nothing of these. */
function listBlocked({ formFieldGroups }: Form['definition']): readonly string[] {
  const fields = asList(formFieldGroups).flatMap((group) => asList(asRecord(group)['fields']));
  const validations = fields.map((field) => asRecord(asRecord(field)['validation']));
  return validations
    .flatMap(({ blockedEmailAddresses }) => asList(blockedEmailAddresses))
    .map((address) => asText(address).toLowerCase());
}

/** The key of the form that stands in for the sign-up form of every webinar. */
const webinarKey = 'webinar-*';

/** The key of the form that stands in for the others that blocks of pages show. */
const blockKey = 'block-*';

/** Finds the form that stands in for an id of the content, by what that form is for. */
export function findForm(content: ApiContent, formId: string): Form | undefined {
  const { site, library } = content;
  const webinars = signUpForms(content);
  if (webinars.has(formId)) return named(loadForms().get(webinarKey), webinars.get(formId));
  const ofBlocks = new Set(
    listBlockEditions(content)
      .flatMap(listBlockForms)
      .map(([id]) => id),
  );
  const purposes = new Map([
    [site.forms.onboarding, 'onboarding-setup'],
    [site.forms.demo, 'demo-access'],
    [site.forms.quote, 'quote-request'],
    [site.forms.nextWebinar, 'next-webinar'],
    [library?.forms.quote, 'library-quote'],
    [library?.forms.demo, 'library-demo'],
  ]);
  const known = loadForms().get(purposes.get(formId) ?? formId);
  return known ?? (ofBlocks.has(formId) ? loadForms().get(blockKey) : undefined);
}

/** The form of a webinar is called by what that is about. */
function named(form: Form | undefined, name: string | undefined): Form | undefined {
  if (form === undefined || name === undefined) return form;
  return { ...form, definition: { ...form.definition, name } };
}
