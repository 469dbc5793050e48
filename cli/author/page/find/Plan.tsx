import { TypedText } from '../inspector/TypedText.tsx';
import type { ShownPlan, ShownReplacement } from './messages.ts';

interface PlanProps {
  readonly plan: ShownPlan;
  /** Whether some of the texts were changed just now. */
  readonly isAfter: boolean;
  /** What stays as it is although it could be replaced. */
  readonly left: ReadonlySet<string>;
  readonly onTake: (ids: readonly string[], isTaken: boolean) => void;
}

/** The texts that would change, by whom they are of, and below them what stays. */
export function Plan({ plan: { replacements, kept }, isAfter, left, onTake }: PlanProps) {
  const owners = [...new Set(replacements.map(ownerOf))];
  return (
    <div className="find__list">
      {replacements.length === 0 && (
        <p className="find__count">No {isAfter && 'other '}text has these as whole words.</p>
      )}
      {owners.map((owner) => (
        <Group
          key={owner}
          owner={owner}
          replacements={replacements.filter((each) => ownerOf(each) === owner)}
          left={left}
          onTake={onTake}
        />
      ))}
      {kept.length > 0 && (
        <>
          <h2 className="card__caption">What stays as it is</h2>
          <ul className="find__kept">
            {kept.map(({ why, name, place, text }, index) => (
              <li key={index}>
                <span className="find__line">{place.label}</span> {name}, {why}: {text}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** Such as `nevada` of `nevada.headerTitle`. */
function ownerOf({ name }: ShownReplacement): string {
  return name.slice(0, name.indexOf('.'));
}

interface GroupProps extends Pick<PlanProps, 'left' | 'onTake'> {
  readonly owner: string;
  readonly replacements: readonly ShownReplacement[];
}

function Group({ owner, replacements, left, onTake }: GroupProps) {
  const ids = replacements.map(({ id }) => id);
  const taken = ids.filter((id) => !left.has(id)).length;
  return (
    <fieldset className="find__group">
      <legend>
        <label>
          <input
            type="checkbox"
            checked={taken > 0}
            ref={(box) => {
              if (box !== null) box.indeterminate = taken > 0 && taken < ids.length;
            }}
            onInput={({ currentTarget }) => onTake(ids, currentTarget.checked)}
          />
          {owner}
        </label>
      </legend>
      {replacements.map((each) => (
        <Change
          key={each.id}
          change={each}
          isTaken={!left.has(each.id)}
          onTake={(isTaken) => onTake([each.id], isTaken)}
        />
      ))}
    </fieldset>
  );
}

interface ChangeProps {
  readonly change: ShownReplacement;
  readonly isTaken: boolean;
  readonly onTake: (isTaken: boolean) => void;
}

/** A text with the words that go and those that come. */
function Change({ change: { name, place, pieces }, isTaken, onTake }: ChangeProps) {
  return (
    <label className="find__change">
      <input
        type="checkbox"
        checked={isTaken}
        onInput={({ currentTarget }) => onTake(currentTarget.checked)}
      />
      <span>
        <span className="find__name">
          {name.replace(/^[^.]*\./, '')} · {place.label}
        </span>
        <span className="find__text">
          {pieces.map(({ text, instead }, index) =>
            instead === undefined ? (
              <TypedText key={index} text={text} />
            ) : (
              <span key={index}>
                <del>{text}</del> <ins>{instead}</ins>
              </span>
            ),
          )}
        </span>
      </span>
    </label>
  );
}
