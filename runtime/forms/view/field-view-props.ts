import type { FieldModel, FieldValue } from '../field-model.ts';
import type { FormWords } from '../form-words.ts';

/** What every part of a field is shown by. */
export interface FieldViewProps {
  /** Id of the control, or of the first one of a group. */
  readonly id: string;
  readonly field: FieldModel;
  readonly words: Pick<FormWords, 'choose'>;
  readonly value: FieldValue;
  readonly error: string | undefined;
  readonly onChange: (value: FieldValue) => void;
  /** Focus has left the field. */
  readonly onTouch: () => void;
}
