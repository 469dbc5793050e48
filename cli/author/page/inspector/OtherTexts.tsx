/** What somebody else says of the same field. */
export interface OtherText {
  readonly name: string;
  /** As it is typed. */
  readonly text: string;
}

interface OtherTextsProps {
  readonly others: readonly OtherText[];
  readonly onTake: (text: string) => void;
}

/** Puts what another region says in the place of what is typed. */
export function OtherTexts({ others, onTake }: OtherTextsProps) {
  if (others.length === 0) return null;
  return (
    <label className="asset">
      Begin with the text of
      <select
        className="input"
        value=""
        onChange={({ currentTarget: { value } }) => {
          if (value !== '') onTake(value);
        }}
      >
        <option value="">nobody else</option>
        {others.map(({ name, text }) => (
          <option key={name} value={text}>
            {name}: {text}
          </option>
        ))}
      </select>
    </label>
  );
}
