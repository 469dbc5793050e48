// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UsMap } from '../../../runtime/map/us-map.tsx';
import type { UsMapProps } from '../../../runtime/map/us-map.tsx';
import { StateMap } from '../../../runtime/islands/states/StateMap.tsx';
import { readShapes } from '../../../runtime/islands/states/read-states.ts';
import { shapes } from '../islands/sample.ts';

function draw(props: Partial<UsMapProps> = {}): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = renderToStaticMarkup(
    <UsMap shapes={shapes} title="Map of the states" {...props} />,
  );
  return place;
}

function attributesOf(place: HTMLElement, selector: string, ...names: string[]): unknown[] {
  const found = place.querySelector(selector);
  return names.map((name) => found?.getAttribute(name));
}

test('the map has its title, and the size and the fill of the specification', () => {
  const map = draw();
  expect(map.querySelector('svg > title')?.textContent).toBe('Map of the states');
  expect(attributesOf(map, 'svg', 'viewBox', 'width', 'height')).toEqual([
    '0 0 959 593',
    '959',
    '593',
  ]);
  expect(attributesOf(map, 'path', 'fill')).toEqual(['#D3D3D3']);
});

test('a state can have a fill of its own', () => {
  const map = draw({ defaultFill: '#EEE', customize: { NV: { fill: 'teal' } } });
  const fills = [...map.querySelectorAll('path')].map((path) => path.getAttribute('fill'));
  expect(fills).toEqual(['#EEE', '#EEE', 'teal', '#EEE']);
});

test('a state with a URL is a link that bears its name', () => {
  const map = draw({ customize: { NV: { href: '/nv/' } } });
  expect(attributesOf(map, 'a', 'href')).toEqual(['/nv/']);
  expect(map.querySelector('a > title')?.textContent).toBe('Nevada (NV)');
});

test('a state that only something listens to is a button', () => {
  const map = draw({ onClick: () => undefined });
  expect(attributesOf(map, '[data-code=NV]', 'role', 'tabindex')).toEqual(['button', '0']);
});

test('a state without a region is land, which nobody can point at or reach', () => {
  const map = draw({ onClick: () => undefined, customize: { DC: { isLand: true } } });
  expect(attributesOf(map, '[data-code=DC]', 'role', 'tabindex', 'aria-hidden')).toEqual([
    null,
    null,
    'true',
  ]);
  expect(map.querySelector('[data-code=DC] circle')).toBeNull();
});

test('the District of Columbia is a shape and a circle with its code', () => {
  const district = draw().querySelector('[data-code=DC]');
  expect(district?.querySelectorAll('path')).toHaveLength(1);
  expect(district?.querySelector('.map__callout circle')?.getAttribute('r')).toBe('9');
  expect(district?.querySelector('.map__callout text')?.textContent).toBe('DC');
});

test('a state is named by its name and its code', () => {
  const names = [...draw().querySelectorAll('[data-code] > title')].map(
    (title) => title.textContent,
  );
  expect(names).toContain('District of Columbia (DC)');
});

test('what is drawn is read back as it was', () => {
  expect(readShapes(draw())).toEqual(shapes);
});

test('nothing on the map is styled inline', () => {
  expect(draw({ selected: 'NV', hovered: 'DC' }).querySelector('[style]')).toBeNull();
});

test('the selected and the hovered state differ in class and in outline', () => {
  const map = draw({ selected: 'NV', hovered: 'DC', customize: { NV: { href: '/nv/' } } });
  const classes = ['selected', 'hovered'].map((mark) => [
    map.querySelectorAll(`.map__state--${mark}`).length > 0,
    map.querySelectorAll(`.map__outline--${mark}`).length > 0,
  ]);
  expect(classes).toEqual([
    [true, true],
    [true, true],
  ]);
});

test('the map of a site draws as land what it has no region of', () => {
  const states = [{ id: '1', code: 'NV', name: 'Nevada', url: '/nv/' }];
  const words = { title: 'Map', skipLink: 'Skip', defaultFill: '#EEE' };
  const place = document.createElement('div');
  place.innerHTML = renderToStaticMarkup(
    <StateMap {...{ words, shapes, states }} listId="list" onClick={() => undefined} />,
  );
  expect(place.querySelectorAll('.map a')).toHaveLength(1);
  expect(place.querySelectorAll('.map [tabindex]')).toHaveLength(0);
  expect(readShapes(place)).toHaveLength(shapes.length);
});
