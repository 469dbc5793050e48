import { useEffect, useRef, useState } from 'react';
import { Webinars } from '../agenda/Webinars.tsx';
import { Blocks } from '../blocks/Blocks.tsx';
import { hasRoomForBoth, placeCard } from './place-card.ts';
import { FieldPart } from './FieldPart.tsx';
import type { Looking } from './looking.ts';
import { ListPart } from './ListPart.tsx';
import type { ShownField } from './messages.ts';
import type { Spot } from './spots.ts';
import type { FollowedField } from './text-fields.ts';
import { listsAround, nameField, nameList, nameText, oncePerList } from './text-fields.ts';
import { useEmptyLists } from './use-empty-lists.ts';
import { useWindowChanges } from './use-window-changes.ts';

interface CardProps {
  readonly looking: Looking;
  readonly isPanelOpen: boolean;
  readonly onPick: (spot: Spot) => void;
  /** Another field is to be looked at, once the page shows it. */
  readonly onFollow: (field: FollowedField) => void;
  readonly onClose: () => void;
}

/** What is known of a spot, beside it. While it is not pinned it lets the pointer through. */
export function Card({ looking, isPanelOpen, onPick, onFollow, onClose }: CardProps) {
  const { spot, others, isPinned } = looking;
  useWindowChanges();
  const card = useRef<HTMLElement>(null);
  const [isEditing, setIsEditing] = useState(false);
  useEffect(() => {
    if (isPinned && card.current?.matches(':focus-within') === false) card.current.focus();
  }, [isPinned, spot.node]);
  const { fields } = spot;
  return (
    <section
      ref={card}
      className={classesOf(isPinned)}
      style={placeCard(spot, isPanelOpen, isEditing)}
      aria-label="Where this text is written"
      tabIndex={-1}
      data-own-keys=""
    >
      <header className="card__head">
        <span className="card__kind">{nameText(spot.text)}</span>
        {isPinned && (
          <button type="button" className="card__close" onClick={onClose}>
            Close
          </button>
        )}
      </header>
      {!isEditing && <p className="card__text">{spot.text.text}</p>}
      {fields.map((field) => (
        <FieldPart
          key={nameField(field)}
          field={field}
          text={spot.text.text}
          isPinned={isPinned}
          onEdit={setIsEditing}
        />
      ))}
      {isPinned && !isEditing && <CardWebinar fields={fields} />}
      {isPinned && !isEditing && <CardBlock fields={fields} />}
      {isPinned && !isEditing && <Lists fields={fields} onFollow={onFollow} />}
      {fields.length === 0 && (
        <p className="card__note">
          No file of the project says this: a program of the page or its API makes it.
        </p>
      )}
      {isPinned && others.length > 0 && <Others spots={others} onPick={onPick} />}
      {!isPinned && <p className="card__note">Click, or press Enter, to keep this open.</p>}
    </section>
  );
}

function classesOf(isPinned: boolean): string {
  const passing = isPinned ? '' : ' card--passing';
  return `card${passing}${hasRoomForBoth() ? '' : ' card--alone'}`;
}

/** The webinar that a text belongs to, which is moved, called off or made a recording. */
function CardWebinar({ fields }: Pick<ListsProps, 'fields'>) {
  const of = fields.find(({ field }) => field.startsWith('webinar.upcoming'));
  if (of === undefined) return null;
  return (
    <section className="field" aria-label="Webinar">
      <h3 className="card__caption">The webinar</h3>
      <Webinars key={nameField(of)} of={of} />
    </section>
  );
}

/** The block of the page that a text belongs to. */
function CardBlock({ fields }: Pick<ListsProps, 'fields'>) {
  const names = fields.map(({ field }) => /^blockPages\.[^.]+\.blocks\.([^.]+)/.exec(field)?.[1]);
  const name = names.find((each) => each !== undefined);
  return name === undefined ? null : <Blocks key={name} only={name} />;
}

interface ListsProps extends Pick<CardProps, 'onFollow'> {
  readonly fields: readonly ShownField[];
}

/**
 * A list keeps its part of the card while another of its items is looked at, and with it the focus.
 */
function Lists({ fields, onFollow }: ListsProps) {
  const empty = useEmptyLists(fields);
  return oncePerList([...listsAround(fields), ...empty]).map((entry) => {
    const { field, list, rest } = entry;
    return (
      <ListPart
        key={nameList(entry)}
        entry={entry}
        onNext={(index) => onFollow({ owner: field.owner, item: `${list}.${index}`, rest })}
      />
    );
  });
}

interface OthersProps {
  readonly spots: readonly Spot[];
  readonly onPick: (spot: Spot) => void;
}

function Others({ spots, onPick }: OthersProps) {
  return (
    <footer className="card__others">
      <h3 className="card__caption">Also here</h3>
      <ul>
        {spots.map((spot) => (
          <li key={`${spot.text.path.join()} ${spot.text.attribute ?? ''}`}>
            <button type="button" className="card__other" onClick={() => onPick(spot)}>
              <span className="panel__kind">{nameText(spot.text)}</span>
              {spot.text.text}
            </button>
          </li>
        ))}
      </ul>
    </footer>
  );
}
