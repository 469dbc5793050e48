import type { ConfirmationWords } from './Confirmation.tsx';
import type { Contact } from './contact.tsx';
import type { FormDefinition } from './crm/definition.ts';
import type { SentWords } from '../services/sent-words.ts';
import type { FormWords } from './form-words.ts';

export interface HostedFormProps {
  /** What the ids inside start with. */
  readonly id: string;
  readonly formId: string;
  readonly contact: Contact;
  readonly words: FormWords;
  /** The label of the submit button; by default that of the definition, else that of all forms. */
  readonly submitLabel?: string;
  /** Field name to value, merged into the form (docs/product.md D6). */
  readonly preset?: Readonly<Record<string, string>>;
  /**
   * Where a successful submission leads, in the campaign of the address; without it the
   * confirmation is shown in place.
   */
  readonly submittedUrl?: string;
  /** Shown in place after a successful submission, where the form has no message of its own. */
  readonly confirmation?: ConfirmationWords;
  /** Shown there even where the form has one. */
  readonly thanks?: ConfirmationWords;
  /** How the confirmation in place says when the form was sent; without it, it does not. */
  readonly sent?: SentWords;
  /** What the form is for; gone once it is sent. */
  readonly lead?: string;
  /**
   * Takes over after a successful submission: neither is the confirmation shown nor another page
   * opened.
   */
  readonly onSubmitted?: () => void;
  /**
   * Names of fields that the page asks for in another way: they are sent as `preset` says, and not
   * shown.
   */
  readonly answered?: readonly string[];
  /** Called with the form's name once it is loaded. */
  readonly onLoaded?: (name: string) => void;
}

/** A form whose definition is loaded. */
export interface DefinitionFormProps extends HostedFormProps {
  readonly definition: FormDefinition;
  /**
   * Called when the visitor came back from the page that a submission led to, and needs an empty
   * form.
   */
  readonly onReturn: () => void;
}
