import type { RefObject } from 'react';
import { useState } from 'react';
import { AddPage } from '../blocks/AddPage.tsx';
import { Blocks } from '../blocks/Blocks.tsx';
import { Find } from '../find/Find.tsx';
import type { FieldToShow } from '../find/shown-field.ts';
import { Propose } from '../propose/Propose.tsx';
import { AsOf } from './AsOf.tsx';
import type { Looking } from './looking.ts';
import { Notices } from './Notices.tsx';
import { cornerLeft, inPixels, panelWidth } from './place-card.ts';
import { takeSaid } from './said.ts';
import type { Spot } from './spots.ts';
import { isInHead } from './spots.ts';
import { Undo } from './Undo.tsx';
import type { Inspected } from './use-texts.ts';

interface PanelProps {
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
  readonly isOn: boolean;
  readonly inspected: Inspected | undefined;
  readonly looking: Looking | undefined;
  readonly onToggle: () => void;
  readonly onPick: (spot: Spot) => void;
  /** A field is to be looked at, on this page. */
  readonly onShow: (field: FieldToShow) => void;
}

/** The button in the corner, and above it what there is to know of the page as a whole. */
export function Panel(props: PanelProps) {
  const { buttonRef, isOn, inspected, looking, onToggle, onPick, onShow } = props;
  return (
    <aside
      className="corner"
      style={inPixels({ left: cornerLeft })}
      aria-label="Inspector of the page"
      tabIndex={-1}
    >
      {isOn && (
        <div className="panel" style={inPixels({ width: panelWidth })} data-own-keys="">
          <Blocks />
          <HeadTexts inspected={inspected} onPick={onPick} />
          <AddPage className="button" />
          <Undo />
          <Help />
        </div>
      )}
      <Said isOver={isOn || looking?.isPinned === true} />
      <AsOf />
      <Notices />
      <div className="corner__buttons">
        <button
          ref={buttonRef}
          type="button"
          className="toggle"
          aria-pressed={isOn}
          aria-keyshortcuts="Alt+Shift+E"
          title="Show where texts are written (Alt+Shift+E, or hold Alt)"
          onClick={onToggle}
        >
          Inspect{' '}
          <kbd className="toggle__keys" aria-hidden="true">
            Alt+Shift+E
          </kbd>
        </button>
        <Find onShow={onShow} />
        <Propose />
      </div>
      <p className="spoken" role="status">
        {looking?.isPinned === false && inspected !== undefined ? sayText(looking.spot) : ''}
      </p>
    </aside>
  );
}

interface SaidProps {
  /** Whether people have gone on, to where the last edit is taken back as well. */
  readonly isOver: boolean;
}

/** What was said of an edit before the page was loaded again. */
function Said({ isOver }: SaidProps) {
  const [words, setWords] = useState(takeSaid);
  if (isOver && words !== undefined) setWords(undefined);
  if (isOver || words === undefined) return null;
  return (
    <div className="panel" style={inPixels({ width: panelWidth })}>
      <Undo saved={{ words, answer: undefined }} />
    </div>
  );
}

function HeadTexts({ inspected, onPick }: Pick<PanelProps, 'inspected' | 'onPick'>) {
  return (
    <>
      <h2 className="panel__title">Texts that no one sees on the page</h2>
      <ul className="panel__list">
        {inspected?.spots.filter(isInHead).map((spot) => (
          <li key={spot.text.path.join()}>
            <button type="button" className="panel__text" onClick={() => onPick(spot)}>
              <span className="panel__kind">{nameInHead(spot)}</span>
              {spot.text.text}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function Help() {
  return (
    <p className="panel__help">
      <span className="panel__touch">Tap a text, a picture, a link or a price.</span>
      <span className="panel__keys">
        Point at a text and click it, or walk with <kbd>Tab</kbd> and the arrow keys and press{' '}
        <kbd>Enter</kbd>. <kbd>Shift</kbd>+<kbd>Tab</kbd> leads into this box, <kbd>Esc</kbd> ends
        it. Holding <kbd>Alt</kbd> does the same for a moment.
      </span>
    </p>
  );
}

function sayText({ text, fields }: Spot): string {
  const places = fields.map(({ place, chain }) => `${place.label}, ${chain}`);
  return [text.text, ...places].join('. ');
}

const names: Readonly<Record<string, string>> = {
  description: 'Description',
  'og:description': 'Description where the page is shared',
  'og:title': 'Title where the page is shared',
  'og:site_name': 'Name of the site where the page is shared',
  'og:image:alt': 'What the picture shows where the page is shared',
};

/** What a text of the head is for. */
function nameInHead({ node }: Spot): string {
  if (!(node instanceof Element)) return 'Title';
  const property = node.getAttribute('name') ?? node.getAttribute('property') ?? '';
  return names[property] ?? property;
}
