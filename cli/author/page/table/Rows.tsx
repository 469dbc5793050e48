import { useState } from 'react';
import type { EditAnswer } from '../inspector/edit-messages.ts';
import type { Arrangement, Column } from './arrange.ts';
import { arrange } from './arrange.ts';
import type { OlderTexts, ShownRow } from './messages.ts';
import { Row } from './Row.tsx';
import { SearchField } from './SearchField.tsx';

interface RowsProps {
  readonly rows: readonly ShownRow[];
  readonly older: OlderTexts;
  readonly onSaved: (answer: EditAnswer) => void;
}

/** A row for each region, sorted and filtered as somebody wants. */
export function Rows({ rows, older, onSaved }: RowsProps) {
  const [arrangement, setArrangement] = useState(everything);
  const shown = arrange(rows, older, arrangement);
  const says = rows.filter(({ origin, owner }) => origin === 'own' || owner === 'generic');
  return (
    <>
      <Controls rows={rows} older={older} arrangement={arrangement} onArrange={setArrangement} />
      <p className="table__count" role="status">
        {shown.length} of {rows.length}
      </p>
      <table className="regions">
        <thead>
          <tr>
            {columns.map(({ by, title }) => (
              <Head
                key={by}
                by={by}
                title={title}
                arrangement={arrangement}
                onArrange={setArrangement}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <Row
              key={row.owner}
              row={row}
              ages={older[row.owner]}
              others={says.filter(({ typed }) => typed !== row.typed)}
              onSaved={onSaved}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}

const everything: Arrangement = { words: '', shown: 'all', by: undefined, isDescending: false };

const columns: readonly { readonly by: Column; readonly title: string }[] = [
  { by: 'name', title: 'Region' },
  { by: 'text', title: 'What it shows' },
  { by: 'from', title: 'Comes from' },
  { by: 'length', title: 'Characters' },
];

const kinds: readonly (readonly [Arrangement['shown'], string])[] = [
  ['all', 'all'],
  ['own', 'own'],
  ['older', 'own, older than the default'],
  ['inherited', 'defaults'],
  ['reused', 'by reuse'],
  ['falls through', 'by fallthrough'],
  ['overwritten', 'own, overwritten by fallthrough'],
  ['nothing', 'nothing'],
];

interface ArrangeProps {
  readonly arrangement: Arrangement;
  readonly onArrange: (arrangement: Arrangement) => void;
}

interface ControlsProps extends ArrangeProps, Pick<RowsProps, 'rows' | 'older'> {}

/** What is looked for, and of which kind; kinds that no row has are not offered. */
function Controls({ rows, older, arrangement, onArrange }: ControlsProps) {
  const there = new Set<string>(['all', ...rows.map(({ origin }) => origin)]);
  if (Object.keys(older).length > 0) there.add('older');
  return (
    <div className="table__controls">
      <SearchField
        label="Find in the table"
        words={arrangement.words}
        onWords={(words) => onArrange({ ...arrangement, words })}
      />
      <label className="table__control">
        Show
        <select
          className="input"
          value={arrangement.shown}
          onChange={({ currentTarget: { value } }) => {
            const [shown] = kinds.find(([kind]) => kind === value) ?? [];
            if (shown !== undefined) onArrange({ ...arrangement, shown });
          }}
        >
          {kinds
            .filter(([kind]) => there.has(kind))
            .map(([kind, words]) => (
              <option key={kind} value={kind}>
                {words}
              </option>
            ))}
        </select>
      </label>
    </div>
  );
}

interface HeadProps extends ArrangeProps {
  readonly by: Column;
  readonly title: string;
}

/** The head of a column sorts by it, then the other way round. */
function Head({ by, title, arrangement, onArrange }: HeadProps) {
  const isSorted = arrangement.by === by;
  const isDescending = isSorted && !arrangement.isDescending;
  const order = arrangement.isDescending ? 'descending' : 'ascending';
  return (
    <th
      scope="col"
      className={by === 'length' ? 'figure' : undefined}
      aria-sort={isSorted ? order : undefined}
    >
      <button
        type="button"
        className="table__sort"
        onClick={() => onArrange({ ...arrangement, by, isDescending })}
      >
        {title}
      </button>
    </th>
  );
}
