import type { ReactNode } from 'react';
import { SafeHtml } from '../html/SafeHtml.tsx';
import type { FieldViewProps } from './field-view-props.ts';

/** Description, help and error; `describe` names those that are there. */
export function Notes({ id, field, error }: FieldViewProps): ReactNode {
  return (
    <>
      {field.description === undefined ? null : (
        <SafeHtml
          id={`${id}-description`}
          className="field__description"
          html={field.description}
        />
      )}
      {field.help === undefined ? null : (
        <SafeHtml id={`${id}-help`} className="field__help" html={field.help} />
      )}
      {error === undefined ? null : (
        <span id={`${id}-error`} className="field__error">
          {error}
        </span>
      )}
    </>
  );
}
