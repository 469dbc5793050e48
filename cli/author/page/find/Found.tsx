import { useEffect, useRef } from 'react';
import { TypedText } from '../inspector/TypedText.tsx';
import { tablePaths } from '../table/messages.ts';
import type { FoundPlace, FoundPlaces } from './messages.ts';
import { findPaths } from './messages.ts';
import type { FieldToShow } from './shown-field.ts';
import { addressOf } from './shown-field.ts';
import { toQuestion, useAnswer } from './use-answer.ts';

interface FoundProps {
  readonly words: string;
  /** Whether to go to the first place, once its page is known. */
  readonly isGoing: boolean;
  /** Looks at a field of the page that is open. */
  readonly onShow: ((field: FieldToShow) => void) | undefined;
  /** Looks for other words instead. */
  readonly onWords: (words: string) => void;
}

/** Where words stand, each place with a link to a page that shows it. */
export function Found({ words, isGoing, onShow, onWords }: FoundProps) {
  const list = useRef<HTMLUListElement>(null);
  const question = toQuestion({ words, path: location.pathname });
  const places = useAnswer<FoundPlaces>(findPaths.places, question);
  // Which pages those are is known later.
  const withPages = useAnswer<FoundPlaces>(findPaths.pages, question);
  const found = withPages?.words === places?.words ? withPages : places;
  const isCurrent = found?.words === words;
  useEffect(() => {
    if (isGoing && isCurrent) list.current?.querySelector<HTMLElement>('a.find__hit')?.click();
  }, [isGoing, isCurrent, found]);
  if (words.trim() === '') return null;
  if (found === undefined) return <p className="find__count">Looking …</p>;
  return (
    <>
      <p className="find__count" role="status">
        {sayCount(found)}
        {found.near !== undefined && (
          <>
            {' '}
            Did you mean <Near words={found.near} onWords={onWords} />?
          </>
        )}
      </p>
      <ul ref={list} className="find__list">
        {found.places.map((place, index) => (
          <li key={index} className="find__place">
            <Place place={place} onShow={onShow} />
          </li>
        ))}
      </ul>
    </>
  );
}

function sayCount({ places, count }: FoundPlaces): string {
  if (count === 0) return 'Nothing says that, and nothing is called so.';
  const found = count === 1 ? '1 place' : `${count} places`;
  return places.length < count ? `${found}; the first ${places.length} are shown` : found;
}

interface NearProps extends Pick<FoundProps, 'onWords'> {
  readonly words: string;
}

function Near({ words, onWords }: NearProps) {
  return (
    <button type="button" className="button" onClick={() => onWords(words)}>
      {words}
    </button>
  );
}

interface PlaceProps extends Pick<FoundProps, 'onShow'> {
  readonly place: FoundPlace;
}

function Place({ place, onShow }: PlaceProps) {
  const { name, kind, note, shown } = place;
  const first = shown?.first;
  const isHere = first?.url === location.pathname;
  const text = (
    <>
      <span className="find__name">{kind === 'drawing' ? `Drawn for ${name}` : name}</span>
      <span className="find__text">
        <TypedText text={place.before} />
        <mark>{place.words}</mark>
        <TypedText text={place.after} />
      </span>
    </>
  );
  return (
    <>
      {first === undefined ? (
        <div className="find__hit">{text}</div>
      ) : (
        <a
          className="find__hit"
          href={addressOf(first.url, first)}
          onClick={(event) => {
            if (!isHere || onShow === undefined) return;
            event.preventDefault();
            onShow(first);
          }}
        >
          {text}
        </a>
      )}
      <p className="find__where">
        <a className="find__line" href={place.place.editorUrl} title="Open in editor">
          {place.place.label}
        </a>
        {[note, sayPages(place)].filter(Boolean).map((words) => ` · ${words}`)}
        {place.inAll !== undefined && (
          <>
            {' · '}
            <a className="find__line" href={tablePaths.page + place.inAll}>
              in all regions
            </a>
          </>
        )}
      </p>
    </>
  );
}

function sayPages({ kind, shown }: FoundPlace): string {
  if (shown === undefined) return '';
  if (shown.pages > 0) return shown.pages === 1 ? 'on 1 page' : `on ${shown.pages} pages`;
  return kind === 'name' ? '' : 'on no page';
}
