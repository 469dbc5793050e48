import { useEffect, useState } from 'react';
import { Answer } from '../inspector/Answer.tsx';
import type { EditAnswer } from '../inspector/edit-messages.ts';
import { Undo } from '../inspector/Undo.tsx';
import { FieldList } from './FieldList.tsx';
import type { FieldTable } from './messages.ts';
import { Rows } from './Rows.tsx';
import type { KnownTable } from './use-table.ts';
import { useTable } from './use-table.ts';

interface FieldPageProps {
  /** Empty for a list of all fields. */
  readonly field: string;
}

/** What every region shows of a field, to compare and to change; or the fields that it holds. */
export function FieldPage({ field }: FieldPageProps) {
  const known = useTable(field);
  const { table } = known;
  useEffect(() => {
    if (field !== '') document.title = `${field} in all regions`;
  }, [field]);
  return (
    <div className="table">
      <h1 className="table__title">
        {table?.title}{' '}
        {field === '' ? 'Fields of all regions' : <span className="code">{field}</span>}
      </h1>
      {table === undefined && <p className="table__lead">Looking …</p>}
      {table === null && <p className="table__lead">Regions inherit no field of this name.</p>}
      {table?.description !== undefined && <p className="table__lead">{table.description}</p>}
      {table && table.below.length > 0 && <FieldList fields={table.below} />}
      {table && table.below.length === 0 && <Edited {...known} table={table} />}
    </div>
  );
}

interface EditedProps extends Pick<KnownTable, 'older' | 'renew'> {
  readonly table: FieldTable;
}

/** The rows, and below them what was answered to the last edit, which can be taken back. */
function Edited({ table, older, renew }: EditedProps) {
  const [answers, setAnswers] = useState<readonly EditAnswer[]>([]);
  const answer = answers.at(-1);
  return (
    <>
      <Rows
        rows={table.rows}
        older={older}
        onSaved={(saved) => {
          setAnswers([...answers, saved]);
          renew();
        }}
      />
      {answer !== undefined && (
        <div className="table__saved" tabIndex={-1}>
          <Undo key={answers.length} saved={{ words: 'Saved.', answer }} onTaken={renew} />
          <Answer answer={answer} value="" />
        </div>
      )}
    </>
  );
}
