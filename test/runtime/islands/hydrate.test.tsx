// @vitest-environment jsdom
import { useState } from 'react';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { hydrate } from '../../../runtime/islands/hydrate.tsx';
import { until } from '../../until.ts';

function Fragile({ breaks = false }: { readonly breaks?: boolean }): ReactElement {
  const [isBroken, break_] = useState(breaks);
  if (isBroken) throw new Error('broken');
  return <button onClick={() => break_(true)}>Press</button>;
}

function place(props: object): HTMLElement {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const element = document.createElement('div');
  element.dataset['props'] = JSON.stringify(props);
  element.innerHTML = '<button>Press</button>';
  document.body.replaceChildren(element);
  return element;
}

test('an island that fails at once keeps its prerendered markup', async () => {
  const element = place({ breaks: true });
  const errors: unknown[] = [];
  await hydrate(element, { Component: Fragile }, (error) => errors.push(error));
  await until(() => expect(element.innerHTML).toBe('<button>Press</button>'));
  expect(errors).toEqual([new Error('broken')]);
});

test('an island that fails later returns to its prerendered markup', async () => {
  const element = place({});
  const errors: unknown[] = [];
  await hydrate(element, { Component: Fragile }, (error) => errors.push(error));
  const awake = element.querySelector('button');
  awake?.click();
  await until(() => expect(errors).toHaveLength(1));
  await until(() => expect(element.innerHTML).toBe('<button>Press</button>'));
  expect(element.querySelector('button')).not.toBe(awake);
});

test('props that the markup shows are read from it, the others from `data-props`', async () => {
  const element = place({ hint: 'Once' });
  const seen: object[] = [];
  const Labelled = (props: { readonly label: string; readonly hint: string }): ReactElement => {
    seen.push(props);
    return <button>{props.label}</button>;
  };
  const fromMarkup = { label: ({ textContent }: HTMLElement) => textContent };
  await hydrate(element, { Component: Labelled, fromMarkup }, () => undefined);
  expect(seen).toEqual([{ label: 'Press', hint: 'Once' }]);
});
