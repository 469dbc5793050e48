import { useId } from 'react';

interface MomentFieldProps {
  readonly label: string;
  /** A day, or a day and an hour, as YAML types it: `2027-01-21 15:30`. */
  readonly value: string;
  /** What the clocks go by whose hours are typed, such as `Pacific Time`. */
  readonly zone?: string | undefined;
  readonly takesFocus?: boolean;
  readonly onChange: (moment: string) => void;
}

/** Fields for a day and an hour, which may be left out. */
export function MomentField({ label, value, zone, takesFocus, onChange }: MomentFieldProps) {
  const [day = '', hour = ''] = value.split(' ');
  const note = useId();
  const change = (...parts: readonly string[]): void => onChange(parts.join(' ').trim());
  return (
    <div className="moment">
      <input
        type="date"
        className="input"
        aria-label={`${label}, the day`}
        max="9999-12-31"
        value={day}
        autoFocus={takesFocus}
        onInput={({ currentTarget }) => change(currentTarget.value, hour)}
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
