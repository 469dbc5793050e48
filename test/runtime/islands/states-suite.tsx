import { expect, test } from 'vitest';
import { island as stateChooserIsland } from '../../../runtime/islands/StateChooser.tsx';
import { island as stateRedirectorIsland } from '../../../runtime/islands/StateRedirector.tsx';
import {
  answerCalls,
  find,
  findAll,
  nextTask,
  placeIsland,
  press,
  type,
  wakeUp,
} from './island-page.tsx';
import { until } from '../../until.ts';
import type { Awake } from './island-page.tsx';
import { loaders } from '../../../runtime/islands/registry.ts';
import { options, searchFor } from './state-search-suite.tsx';
import { chooser, redirector, search } from './sample.ts';

const { selected: words } = chooser;

async function openChooser(): Promise<HTMLElement> {
  answerCalls({});
  return (await wakeUp(stateChooserIsland, chooser)).element;
}

function openRedirector(address: string): Promise<Awake> {
  window.history.replaceState(null, '', address);
  return wakeUp(stateRedirectorIsland, redirector);
}

/** What is typed before that would lose the focus to the panel. */
function untilPanelHasFocus(element: HTMLElement): Promise<void> {
  return until(() => expect(document.activeElement).toBe(find(element, '.selected-state h2')));
}

/** The id of the match that Enter accepts. */
function active(field: HTMLElement): string | null {
  return field.getAttribute('aria-activedescendant');
}

/** Search, map, grid and panel. */
export function testStates(): void {
  test('the search proposes what holds the text, in the order of names', async () => {
    const element = await openChooser();
    await searchFor(element, 'WASHING');
    expect(options(element)).toEqual(['District of Columbia (DC)', 'Washington (WA)']);
  });

  test('a search without a match says so', async () => {
    const element = await openChooser();
    await searchFor(element, 'zz');
    expect(find(element, '[role=status]').textContent).toBe('No match for “zz”.');
  });

  test('text that was typed before the island woke is searched for', async () => {
    answerCalls({});
    const element = placeIsland(stateChooserIsland, chooser);
    const field = find(element, 'input');
    field.focus();
    type(field, 'neva');
    await loaders.StateChooser(element, () => undefined);
    await until(() => expect(options(element)).toEqual(['Nevada (NV)']));
  });

  test('text that was typed and sent before the island woke selects the state', async () => {
    answerCalls({});
    const element = placeIsland(stateChooserIsland, chooser);
    type(find(element, 'input'), 'nevada');
    await loaders.StateChooser(element, () => undefined);
    find(element, 'button[type=submit]').click();
    await until(() => find(element, '.selected-state h2', 'Nevada'));
  });

  test('a search of the address continues in its field, with its matches open', async () => {
    const { element } = await openRedirector('/l/?q=neva');
    await until(() => expect(options(element)).toEqual(['Nevada (NV)']));
    const field = find(element, 'input');
    expect(field.getAttribute('aria-expanded')).toBe('true');
    expect(field).toHaveProperty('value', 'neva');
    expect(document.activeElement).toBe(field);
  });

  test('a search of the address gives way to what was typed since', async () => {
    window.history.replaceState(null, '', '/l/?q=neva');
    const element = placeIsland(stateRedirectorIsland, redirector);
    type(find(element, 'input'), 'ark');
    await loaders.StateRedirector(element, () => undefined);
    await until(() => expect(options(element)).toEqual(['Arkansas (AR)']));
  });

  test('a search of the address leaves focus where a visitor has it', async () => {
    window.history.replaceState(null, '', '/l/?q=neva');
    const element = placeIsland(stateRedirectorIsland, redirector);
    const link = find(element, 'a', 'Washington');
    link.focus();
    await loaders.StateRedirector(element, () => undefined);
    await until(() => expect(find(element, 'input')).toHaveProperty('value', 'neva'));
    expect(document.activeElement).toBe(link);
  });

  test('arrow keys move through the matches and Enter accepts one', async () => {
    const element = await openChooser();
    const field = await searchFor(element, 'washing');
    press(field, 'ArrowDown');
    press(field, 'ArrowDown');
    await until(() => expect(active(field)).toBe('chooser-search-list-1'));
    press(field, 'Enter');
    await until(() => expect(find(element, '.selected-state h2').textContent).toBe('Washington'));
  });

  test('no more matches are shown than the site allows, and the status says how many there are', async () => {
    answerCalls({});
    const few = { ...chooser, search: { ...chooser.search, maximumMatches: 2 } };
    const { element } = await wakeUp(stateChooserIsland, few);
    await searchFor(element, 'a');
    expect(options(element)).toEqual(['Arkansas (AR)', 'District of Columbia (DC)']);
    expect(find(element, '[role=status]').textContent).toBe('The first 2 of 4 matches');
  });

  test.each([{ isComposing: true }, { keyCode: 229 }])(
    'a key of an input method (%o) neither moves through the matches nor accepts one',
    async (composing) => {
      const element = await openChooser();
      const field = await searchFor(element, 'washing');
      press(field, 'ArrowDown');
      await until(() => expect(active(field)).toBe('chooser-search-list-0'));
      for (const key of ['ArrowDown', 'Enter', 'Escape']) press(field, key, composing);
      await nextTask();
      expect(active(field)).toBe('chooser-search-list-0');
      expect(findAll(element, '.selected-state')).toEqual([]);
    },
  );

  test('the address keeps the state that is chosen, so that it is there again after Back', async () => {
    const element = await openChooser();
    find(element, '.state-grid [data-code=NV]').click();
    await until(() => expect(location.search).toBe('?q=NV'));
    const again = await openChooser();
    await until(() => find(again, '.selected-state h2', 'Nevada'));
    await until(() => expect(find(again, 'input')).toHaveProperty('value', ''));
    find(again, '.selected-state__close').click();
    await until(() => expect(location.search).toBe(''));
  });

  test('Escape closes the matches', async () => {
    const element = await openChooser();
    const field = await searchFor(element, 'washing');
    press(field, 'Escape');
    await until(() => expect(field.getAttribute('aria-expanded')).toBe('false'));
  });

  test('a picked match is selected and clears the text of the search', async () => {
    const element = await openChooser();
    const field = await searchFor(element, 'neva');
    find(element, '[role=option]', 'Nevada').click();
    await until(() => expect(find(element, '.selected-state h2').textContent).toBe('Nevada'));
    expect(field).toHaveProperty('value', '');
  });

  test('the button says what to do while nothing was typed', async () => {
    const element = await openChooser();
    find(element, 'button[type=submit]').click();
    await until(() => expect(find(element, '[role=status]').textContent).toBe(search.empty));
  });

  test('nothing is selected while the text may mean several states', async () => {
    const element = await openChooser();
    const field = await searchFor(element, 'a');
    find(element, 'button[type=submit]').click();
    await until(() => expect(field.getAttribute('aria-expanded')).toBe('true'));
    expect(findAll(element, '.selected-state')).toEqual([]);
  });

  test.each(['.map', '.state-grid'])(
    'a click in %s selects the state and clears the text of the search',
    async (place) => {
      const element = await openChooser();
      type(find(element, 'input'), 'ark');
      find(element, `${place} a[href="/nv/"]`).dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true }),
      );
      await until(() => expect(find(element, '.selected-state h2').textContent).toBe('Nevada'));
      await until(() => expect(find(element, 'input')).toHaveProperty('value', ''));
    },
  );

  test('a state that is chosen again clears what was typed since', async () => {
    const element = await openChooser();
    const link = find(element, '.state-grid a', 'Nevada');
    link.click();
    await untilPanelHasFocus(element);
    const field = await searchFor(element, 'ark');
    link.click();
    await until(() => expect(field).toHaveProperty('value', ''));
    await until(() => expect(options(element)).toEqual([]));
  });

  test('closing the choice clears what was typed since', async () => {
    const element = await openChooser();
    find(element, '.state-grid a', 'Nevada').click();
    await untilPanelHasFocus(element);
    const field = await searchFor(element, 'ark');
    find(element, '.selected-state button').click();
    await until(() => expect(field).toHaveProperty('value', ''));
  });

  test('a click that asks for a new tab is left to the browser', async () => {
    const element = await openChooser();
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    find(element, '.map a[href="/nv/"]').dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
  });

  test('the panel takes focus and leads to the state', async () => {
    const element = await openChooser();
    find(element, '.state-grid a', 'Puerto Rico').click();
    await until(() => expect(document.activeElement?.textContent).toBe('Puerto Rico'));
    expect(find(element, '.selected-state a', words.startButton).getAttribute('href')).toBe('/pr/');
    expect(find(element, '.selected-state a', words.moreButton).getAttribute('href')).toBe(
      '/pr/plan/',
    );
  });

  test('closing the panel returns to no selection, and focus to where it was', async () => {
    const element = await openChooser();
    const link = find(element, '.state-grid a', 'Nevada');
    link.focus();
    link.click();
    await until(() => expect(find(element, '.selected-state h2')).toBe(document.activeElement));
    find(element, '.selected-state button').click();
    await until(() => expect(findAll(element, '.selected-state')).toEqual([]));
    expect(document.activeElement).toBe(link);
  });

  test('the selected state is marked on the map and in the grid', async () => {
    const element = await openChooser();
    find(element, '.state-grid a', 'Nevada').click();
    await until(() => expect(findAll(element, '[aria-current=true]')).toHaveLength(2));
    expect(find(element, '.map__state--selected').getAttribute('d')).toBe('M40 0h9v9z');
  });

  test('a hovered state is marked on the map and in the grid', async () => {
    const element = await openChooser();
    const link = find(element, '.state-grid a', 'Nevada');
    link.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    link.dispatchEvent(new MouseEvent('mouseenter'));
    await until(() => expect(findAll(element, '.map__state--hovered')).toHaveLength(1));
  });

  test('the API’s deployment records refresh the links', async () => {
    const body = [
      { regionId: 'nv', regionName: 'Nevada', defaultURL: '/nevada/' },
      { regionId: 'wa', regionName: 'Washington', defaultURL: '//evil.example/' },
    ];
    answerCalls({ 'GET /api/v1/marketing/deployments': { body } });
    const { element } = await wakeUp(stateChooserIsland, chooser);
    await until(() => find(element, '.map a[href="/nevada/"]'));
    expect(findAll(element, '.state-grid a[href="/wa/"]')).toHaveLength(1);
  });

  test('links of the redirector keep the rest of the path and the query', async () => {
    const { element } = await openRedirector('/ca/l/pricing/group?from=mail');
    const target = 'a[href="/nv/pricing/group/?from=mail"]';
    await until(() => find(element, `.state-grid ${target}`, 'Nevada'));
    expect(findAll(element, `.map ${target}`)).toHaveLength(1);
  });
}
