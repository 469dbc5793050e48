interface SearchFieldProps {
  readonly label: string;
  readonly words: string;
  readonly onWords: (words: string) => void;
}

export function SearchField({ label, words, onWords }: SearchFieldProps) {
  return (
    <label className="table__control">
      {label}
      <input
        type="search"
        className="input"
        autoComplete="off"
        spellCheck={false}
        value={words}
        onInput={({ currentTarget }) => onWords(currentTarget.value)}
      />
    </label>
  );
}
