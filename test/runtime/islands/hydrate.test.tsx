// @vitest-environment jsdom
import { useState } from 'react';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { hydrate } from '../../../runtime/islands/hydrate.tsx';

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
  await vi.waitFor(() => expect(element.innerHTML).toBe('<button>Press</button>'));
  expect(errors).toEqual([new Error('broken')]);
});

test('an island that fails later returns to its prerendered markup', async () => {
  const element = place({});
  const errors: unknown[] = [];
  await hydrate(element, { Component: Fragile }, (error) => errors.push(error));
  const awake = element.querySelector('button');
  awake?.click();
  await vi.waitFor(() => expect(errors).toHaveLength(1));
  await vi.waitFor(() => expect(element.innerHTML).toBe('<button>Press</button>'));
  expect(element.querySelector('button')).not.toBe(awake);
});

test('props can be completed by what the markup holds', async () => {
  const element = place({});
  const complete = (props: { label?: string }, at: HTMLElement): { label?: string } => ({
    ...props,
    label: at.textContent,
  });
  const Label = ({ label }: { readonly label?: string }): ReactElement => <button>{label}</button>;
  const errors: unknown[] = [];
  await hydrate(element, { Component: Label, complete }, (error) => errors.push(error));
  expect(errors).toEqual([]);
});
