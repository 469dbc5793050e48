import { useState } from 'react';
import { tablePaths } from './messages.ts';
import { SearchField } from './SearchField.tsx';

/** Fields, each with a link to its table. */
export function FieldList({ fields }: { readonly fields: readonly string[] }) {
  const [words, setWords] = useState('');
  const found = fields.filter((field) => field.toLowerCase().includes(words.trim().toLowerCase()));
  return (
    <>
      <SearchField label="Find a field" words={words} onWords={setWords} />
      <p className="table__count" role="status">
        {found.length} of {fields.length}
      </p>
      <ul className="table__fields">
        {found.map((field) => (
          <li key={field}>
            <a href={tablePaths.page + field}>{field}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
