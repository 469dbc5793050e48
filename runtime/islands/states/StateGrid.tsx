import type { MouseEvent, ReactElement } from 'react';
import { isPlainClick } from '../../services/plain-click.ts';
import type { StateLink } from './state-link.ts';

export interface StateGridProps extends GridItemsProps {
  readonly id: string;
  readonly label: string;
}

interface GridItemsProps {
  /** In the order that they are shown in. */
  readonly states: readonly StateLink[];
  /** Two-letter codes. */
  readonly hovered?: string | undefined;
  readonly selected?: string | undefined;
  /** Takes the place of following the link, for a click with the main button and no key held. */
  readonly onChoose?: (code: string) => void;
  readonly onHover?: (code: string | undefined) => void;
}

/**
 * Links to all states. The islands that hold it read the states back from these links
 * (`readStates`): 52 states in `data-props` would be in the page twice. What is written here and
 * read there must change together.
 */
export function StateGrid(props: StateGridProps): ReactElement {
  return (
    <ul {...gridAttributes(props)}>
      <GridItems {...props} />
    </ul>
  );
}

export function gridAttributes({ id, label }: Pick<StateGridProps, 'id' | 'label'>) {
  return { id, className: 'state-grid', 'aria-label': label };
}

/** The items of the list, which pages of many regions share. */
export function GridItems(props: GridItemsProps): ReactElement {
  return (
    <>
      {props.states.map((state) => (
        <li key={state.id} className="state-grid__item">
          <GridLink {...props} state={state} />
        </li>
      ))}
    </>
  );
}

function GridLink({
  state,
  hovered,
  selected,
  onChoose,
  onHover,
}: GridItemsProps & { readonly state: StateLink }): ReactElement {
  return (
    <a
      className={classOf(state.code, hovered, selected)}
      href={state.url}
      aria-current={state.code === selected ? 'true' : undefined}
      data-id={state.id}
      data-code={state.code}
      data-accent={state.accent}
      data-more={state.moreUrl}
      data-spellings={state.spellings?.join('|')}
      data-replay={onChoose === undefined ? undefined : ''}
      onClick={onChoose && ((event) => choose(event, state.code, onChoose))}
      onMouseEnter={onHover && (() => onHover(state.code))}
      onMouseLeave={onHover && (() => onHover(undefined))}
    >
      {state.name}
    </a>
  );
}

function choose(event: MouseEvent, code: string, onChoose: (code: string) => void): void {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  onChoose(code);
}

function classOf(code: string, hovered: string | undefined, selected: string | undefined): string {
  const link = 'state-grid__link';
  if (code === selected) return `${link} ${link}--selected`;
  return code === hovered ? `${link} ${link}--hovered` : link;
}
