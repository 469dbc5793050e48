import { AssetField } from './AssetField.tsx';
import type { AskedField } from './edit-messages.ts';
import { DayField, MomentField } from './MomentField.tsx';
import { TokenField } from './TokenField.tsx';

interface ValueFieldProps {
  readonly label: string;
  /** Path of the field below its owner. */
  readonly field: string;
  readonly shape: Pick<AskedField, 'format' | 'choices' | 'takesWords' | 'zone'>;
  readonly value: string;
  readonly takesFocus: boolean;
  readonly onChange: (value: string) => void;
  /** Takes what a picture shows that does not say it itself. */
  readonly onWords: (alt: string | undefined) => void;
  readonly onSave: () => void;
}

/** A field for a single value, by what the schema says of it. */
export function ValueField(props: ValueFieldProps) {
  const { label, field, shape, value, takesFocus, onChange, onWords, onSave } = props;
  const { choices, format, takesWords } = shape;
  if (format.startsWith('asset-'))
    return (
      <AssetField
        format={format}
        field={field}
        value={value}
        onChange={onChange}
        onWords={takesWords === true ? onWords : undefined}
      />
    );
  if (format === 'iso-date')
    return <DayField label={label} value={value} takesFocus={takesFocus} onChange={onChange} />;
  if (format === 'moment')
    return (
      <MomentField
        label={label}
        value={value}
        zone={shape.zone}
        takesFocus={takesFocus}
        onChange={onChange}
      />
    );
  if (choices === undefined)
    return (
      <TokenField
        label={label}
        initial={value}
        takesFocus={takesFocus}
        onChange={onChange}
        onSave={onSave}
      />
    );
  return (
    <select
      className="input"
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {[...new Set([value, ...choices])].map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </select>
  );
}
