import { expect, test, vi } from 'vitest';
import { island as stateSearchIsland } from '../../../runtime/islands/StateSearch.tsx';
import { loaders } from '../../../runtime/islands/registry.ts';
import { until } from '../../until.ts';
import { answerCalls, find, findAll, placeIsland, type, wakeUp } from './island-page.tsx';
import { search, states } from './sample.ts';

/** The search of a page that does not list the states. */
const lone = { id: 'search', search, statesUrl: '/assets/states.json' };

/** The states that a search proposes. */
export function options(element: HTMLElement): readonly string[] {
  return findAll(element, '[role=option]').map((option) => option.textContent ?? '');
}

/** Types into a search, and waits until it says what it found. */
export async function searchFor(element: HTMLElement, text: string): Promise<HTMLElement> {
  const field = find(element, 'input');
  field.focus();
  type(field, text);
  await until(() => expect(find(element, '[role=status]').textContent).not.toBe(''));
  return field;
}

/** What the browser puts into the address when it sends the form itself. */
function sentBy(element: HTMLElement): readonly (readonly [string, FormDataEntryValue])[] {
  const form = element.querySelector('form') ?? undefined;
  return [...new FormData(form)];
}

/** The search of the page of unknown paths. */
export function testStateSearch(): void {
  test('a search that is sent before the island woke takes its text along', () => {
    const element = placeIsland(stateSearchIsland, lone);
    type(find(element, 'input'), 'neva');
    expect(sentBy(element)).toEqual([['q', 'neva']]);
  });

  test('a match that is picked stands in the search alone, and its button has the focus and leads there', async () => {
    const visited: string[] = [];
    vi.stubGlobal('location', { assign: (url: string) => visited.push(url) });
    answerCalls({ 'GET /assets/states.json': { body: states } });
    const { element } = await wakeUp(stateSearchIsland, lone);
    const field = await searchFor(element, 'neva');
    find(element, '[role=option]').click();
    await until(() => expect(field).toHaveProperty('value', 'Nevada'));
    expect(document.activeElement).toBe(find(element, 'button[type=submit]'));
    const before = [...visited];
    find(element, 'button[type=submit]').click();
    await until(() => expect([before, visited]).toEqual([[], ['/nv/']]));
  });

  test('the search alone loads the states once it has focus, and not before', async () => {
    const { calls } = answerCalls({ 'GET /assets/states.json': { body: states } });
    const { element } = await wakeUp(stateSearchIsland, lone);
    const before = [...calls];
    await searchFor(element, 'neva');
    find(element, 'input').blur();
    find(element, 'input').focus();
    expect([before, calls]).toEqual([[], ['GET /assets/states.json']]);
  });

  test('the search alone finds what was typed before it woke', async () => {
    answerCalls({ 'GET /assets/states.json': { body: states } });
    const element = placeIsland(stateSearchIsland, lone);
    const field = find(element, 'input');
    field.focus();
    type(field, 'neva');
    await loaders.StateSearch(element, () => undefined);
    await until(() => expect(options(element)).toEqual(['Nevada (NV)']));
  });

  test('a search whose states do not come is sent to the page that lists them', async () => {
    answerCalls({});
    const { element } = await wakeUp(stateSearchIsland, lone);
    const field = find(element, 'input');
    field.focus();
    type(field, 'neva');
    const form = find(element, 'form');
    const sent = new Event('submit', { cancelable: true, bubbles: true });
    form.dispatchEvent(sent);
    expect([sent.defaultPrevented, form.getAttribute('action')]).toEqual([false, search.listUrl]);
    expect(sentBy(element)).toEqual([['q', 'neva']]);
  });
}
