import { useState } from 'react';
import type { ListedField } from './messages.ts';
import { tablePaths } from './messages.ts';
import { SearchField } from './SearchField.tsx';

/** Fields by their words and their names, each with a link to its table. */
export function FieldList({ fields }: { readonly fields: readonly ListedField[] }) {
  const [words, setWords] = useState('');
  const wanted = words.trim().toLowerCase();
  const found = fields.filter(({ field, title }) =>
    [field, title].some((name) => name.toLowerCase().includes(wanted)),
  );
  return (
    <>
      <SearchField label="Find a field" words={words} onWords={setWords} />
      <p className="table__count" role="status">
        {found.length} of {fields.length}
      </p>
      <ul className="table__fields">
        {found.map(({ field, title }) => (
          <li key={field}>
            <a href={tablePaths.page + field}>
              {title} <span className="code">{field}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
