import { useId } from 'react';

interface DayFieldProps {
  readonly label: string;
  /** As YAML types it: `2027-01-21`. */
  readonly value: string;
  readonly takesFocus?: boolean | undefined;
  readonly onChange: (day: string) => void;
}

/** A field for a day. */
export function DayField({ label, value, takesFocus, onChange }: DayFieldProps) {
  return (
    <input
      type="date"
      className="input"
      aria-label={label}
      max="9999-12-31"
      value={value}
      autoFocus={takesFocus}
      onInput={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

interface MomentFieldProps extends DayFieldProps {
  /** A day, or a day and an hour, as YAML types it: `2027-01-21 15:30`. */
  readonly value: string;
  /** What the clocks go by whose hours are typed, such as `Pacific Time`. */
  readonly zone?: string | undefined;
}

/** Fields for a day and an hour, which may be left out. */
export function MomentField({ label, value, zone, takesFocus, onChange }: MomentFieldProps) {
  const [day = '', hour = ''] = value.split(' ');
  const note = useId();
  const change = (...parts: readonly string[]): void => onChange(parts.join(' ').trim());
  return (
    <div className="moment">
      <DayField
        label={`${label}, the day`}
        value={day}
        takesFocus={takesFocus}
        onChange={(typed) => change(typed, hour)}
      />
      <input
        type="time"
        className="input"
        aria-label={`${label}, the hour`}
        aria-describedby={zone === undefined ? undefined : note}
        value={hour}
        disabled={day === ''}
        onInput={({ currentTarget }) => change(day, currentTarget.value)}
      />
      {zone !== undefined && (
        <span id={note} className="moment__zone">
          {zone}
        </span>
      )}
    </div>
  );
}
