import { narrowed } from './narrowed.ts';
import type { FieldDetails, FieldReach, PageCount, ShownField } from './messages.ts';
import { nameEditions } from './name-editions.ts';

function sayReach(reach: FieldReach, count: PageCount | undefined): string {
  if (count?.pages === 0)
    return 'No page of a published site shows it: only previews do, or paper.';
  const shownBy = `Shown by ${nameEditions(reach)}.`;
  if (count === undefined) return shownBy;
  return `${shownBy} On ${count.pages === 1 ? '1 page' : `${count.pages} pages`}.`;
}

interface DetailsProps {
  readonly field: ShownField;
  readonly details: FieldDetails;
  readonly pages: PageCount | undefined;
  readonly isPinned: boolean;
}

/** How a value came to where it is shown, and who shows it. */
export function Details({ field: { asset }, details, pages, isPinned }: DetailsProps) {
  const { derivedFrom, hops, tokens, description, reach } = narrowed(details, pages);
  return (
    <>
      <p className="field__reach">{sayReach(reach, pages)}</p>
      {asset !== undefined && pages?.sharing !== undefined && (
        <p className="field__note">
          The drawing {asset} says it, and is shown by{' '}
          {nameEditions({ ...reach, editions: pages.sharing })}. What is written here instead is for
          those above alone.
        </p>
      )}
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
