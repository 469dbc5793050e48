import { programRoot } from '../../emit/program-folder.ts';
import { readSourceFile } from '../../source/read.ts';
import { parseYaml } from '../../source/yaml.ts';
import type { FieldRule } from './field-rules.ts';
import { readFieldRules } from './field-rules.ts';
import { asList, asRecord, asText } from '../../../runtime/services/narrow.ts';
import type { ApiContent } from './webinars.ts';
import { signUpForms } from './webinars.ts';

/** A form of the CRM that the embedded API stands in for. */
export interface Form {
  /** The answer to a call for it, in the dialect of HubSpot's forms API, version 2. */
  readonly definition: Readonly<Record<string, unknown>>;
  readonly rules: readonly FieldRule[];
  /** The visitor must consent to the processing of personal data. */
  readonly needsConsent: boolean;
}

/** Forms by their key in `forms.yaml`. */
export type FormBook = ReadonlyMap<string, Form>;

/** Reads the forms of the embedded API. They are part of this package, so a problem in them is an internal error. */
export function loadForms(): FormBook {
  const [file] = readSourceFile(programRoot, 'cli/serve/api/forms.yaml');
  const [document, problems] = file === undefined ? [undefined, []] : parseYaml(file);
  if (document === undefined) {
    throw new Error(
      `forms.yaml cannot be read: ${problems.map(({ message }) => message).join(' ')}`,
    );
  }
  return readForms(document.value);
}

/** Reads the value of `forms.yaml`. */
export function readForms(value: unknown): FormBook {
  const forms = Object.entries(asRecord(asRecord(value)['forms']));
  return new Map(forms.map(([key, definition]) => [key, readForm(asRecord(definition))]));
}

function readForm(definition: Form['definition']): Form {
  return { definition, rules: readFieldRules(definition), needsConsent: needsConsent(definition) };
}

/** HubSpot keeps the consent options as JSON in a text (docs/product.md H4). */
function needsConsent(definition: Form['definition']): boolean {
  const entries = asList(definition['metaData']).map(asRecord);
  const entry = entries.find(({ name }) => name === 'legalConsentOptions');
  if (entry === undefined) return false;
  const options: unknown = JSON.parse(asText(entry['value']));
  return asRecord(options)['processingConsentType'] === 'REQUIRED_CHECKBOX';
}

/** The key of the form that stands in for the sign-up form of every webinar. */
const webinarKey = 'webinar-*';

/**
 * Finds a form by the id that the content names it by. The ids are the content's to choose; what a form is for
 * decides which of `forms.yaml` answers.
 */
export function findForm(book: FormBook, content: ApiContent, formId: string): Form | undefined {
  const { site, library } = content;
  const purposes = new Map([
    ...signUpForms(content).map((id) => [id, webinarKey] as const),
    [site.forms.onboarding, 'onboarding-setup'],
    [site.forms.demo, 'demo-access'],
    [site.forms.quote, 'quote-request'],
    [site.forms.nextWebinar, 'next-webinar'],
    [library.forms.quote, 'library-quote'],
    [library.forms.demo, 'library-demo'],
  ]);
  return book.get(purposes.get(formId) ?? formId);
}
