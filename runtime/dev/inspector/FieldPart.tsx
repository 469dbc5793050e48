import type { FieldDetails, ShownField } from './messages.ts';
import { useField } from './use-field.ts';

interface FieldPartProps {
  readonly field: ShownField;
  readonly isPinned: boolean;
}

/** A field that a text shows: where it is written, how it came from there, and who shows it. */
export function FieldPart({ field, isPinned }: FieldPartProps) {
  const details = useField(field);
  return (
    <div className="field">
      <p className="field__place">
        <span className="field__line">{field.place.label}</span> · {field.chain}
      </p>
      <p className="field__name">
        {field.owner}.{field.field}
        {field.asset !== undefined && `, by the title in ${field.asset}`}
      </p>
      {details !== undefined && <Details details={details} isPinned={isPinned} />}
      {isPinned && (
        <p className="field__actions">
          <a className="button" href={field.place.editorUrl}>
            Open in editor
          </a>
        </p>
      )}
    </div>
  );
}

function Details({ details, isPinned }: { details: FieldDetails; isPinned: boolean }) {
  const { derivedFrom, hops, tokens, description } = details;
  return (
    <>
      <p className="field__reach">{sayReach(details)}</p>
      <ul className="field__steps">
        {derivedFrom !== undefined && <li>It follows from {derivedFrom}.</li>}
        {hops.map(({ words, place }) => (
          <li key={words}>
            {words} <span className="field__line">{place.label}</span>
          </li>
        ))}
        {tokens.map(({ name, text, place }, index) => (
          <li key={index}>
            <span className="chip">{name}</span> prints “{text}”{' '}
            <span className="field__line">{place.label}</span>
          </li>
        ))}
      </ul>
      {isPinned && description !== undefined && <p className="card__note">{description}</p>}
    </>
  );
}

/** How many names are told before the rest is counted. */
const toldNames = 4;

function sayReach({ owner, reach: { editions, of } }: FieldDetails): string {
  if (owner === 'library') return 'Shown by the library edition.';
  if (editions.length === of) return `Shown by all ${of} regions.`;
  const told = editions.slice(0, toldNames).join(', ');
  const rest = editions.length - toldNames;
  const names = rest > 0 ? `${told} and ${rest} more` : told;
  return `Shown by ${editions.length} of ${of} regions: ${names}.`;
}
