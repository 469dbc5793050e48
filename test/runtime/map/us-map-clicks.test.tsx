// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { UsMap } from '../../../runtime/map/us-map.tsx';
import type { UsMapProps } from '../../../runtime/map/us-map.tsx';
import { shapes } from '../islands/sample.ts';
import { until } from '../../until.ts';

async function mount(props: Partial<UsMapProps>): Promise<HTMLElement> {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  createRoot(place).render(<UsMap shapes={shapes} title="Map of the states" {...props} />);
  await until(() => expect(place.querySelector('svg')).not.toBeNull());
  return place;
}

function click(place: HTMLElement, code: string): MouseEvent {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  place.querySelector(`[data-code=${code}]`)?.dispatchEvent(event);
  return event;
}

test('the general handler is called with the state', async () => {
  const onClick = vi.fn();
  click(await mount({ onClick }), 'NV');
  expect(onClick.mock.calls).toEqual([['NV']]);
});

test('a state’s own handler takes the place of the general one', async () => {
  const onClick = vi.fn();
  const own = vi.fn();
  click(await mount({ onClick, customize: { NV: { onClick: own } } }), 'NV');
  expect([onClick.mock.calls, own.mock.calls]).toEqual([[], [['NV']]]);
});

test('with a handler a link is not followed', async () => {
  const map = await mount({ onClick: vi.fn(), customize: { NV: { href: '/nv/' } } });
  expect(click(map, 'NV').defaultPrevented).toBe(true);
});

test('without a handler a link is followed', async () => {
  const map = await mount({ customize: { NV: { href: '#nv' } } });
  expect(click(map, 'NV').defaultPrevented).toBe(false);
});

test('a button of the map answers to Enter', async () => {
  const onClick = vi.fn();
  const map = await mount({ onClick });
  const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true });
  map.querySelector('[data-code=DC]')?.dispatchEvent(event);
  expect(onClick.mock.calls).toEqual([['DC']]);
});
