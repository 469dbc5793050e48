import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { vi } from 'vitest';
import { loaders } from '../../../runtime/islands/registry.ts';
import type { IslandDefinition } from '../../../runtime/islands/definition.ts';
import { wiredProps } from '../../../runtime/islands/island.tsx';
import { settingsName } from '../../../runtime/services/settings.ts';
import type { ClientSettings } from '../../../runtime/services/settings.ts';

/** What a visitor's browser answers the island's calls with, by method and path. */
export type Answers = Readonly<Record<string, Answer | readonly Answer[]>>;

export interface Answer {
  readonly status?: number;
  readonly body?: unknown;
}

export interface Server {
  /** `GET /path` or `POST /path`, in their order. */
  readonly calls: string[];
  /** Bodies of the posts. */
  readonly posted: unknown[];
  /** The `Idempotency-Key` of each post. */
  readonly keys: (string | null)[];
}

/**
 * Answers calls from a table; what is not in it can't be reached. Several answers come in turn, the
 * last repeats.
 */
export function answerCalls(answers: Answers): Server {
  const server: Server = { calls: [], posted: [], keys: [] };
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${url}`;
    const listed = [answers[call] ?? []].flat();
    const turn = server.calls.filter((earlier) => earlier === call).length;
    server.calls.push(call);
    if (typeof init.body === 'string') {
      server.posted.push(JSON.parse(init.body));
      server.keys.push(new Headers(init.headers).get('Idempotency-Key'));
    }
    const answer = listed[Math.min(turn, listed.length - 1)];
    if (answer === undefined) return Promise.reject(new TypeError('Failed to fetch'));
    const { status = 200, body = null } = answer;
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  return server;
}

/** Gives the page these settings. */
export function setSettings(settings: Partial<ClientSettings>): void {
  const meta = document.createElement('meta');
  meta.name = settingsName;
  meta.content = JSON.stringify(settings);
  document.head.replaceChildren(meta);
}

/** The prerendered place of an island. */
export function placeIsland<Props extends object>(
  island: IslandDefinition<Props>,
  props: Props,
): HTMLElement {
  const element = document.createElement('div');
  element.dataset['island'] = island.name;
  element.dataset['props'] = JSON.stringify(wiredProps(island, props));
  element.innerHTML = renderToString(createElement(island.Component, props));
  document.body.replaceChildren(element);
  return element;
}

export interface Awake {
  readonly element: HTMLElement;
  readonly prerendered: string;
  readonly errors: unknown[];
}

/** Prerenders an island, wakes it as the client does, and keeps what went wrong. */
export async function wakeUp<Props extends object>(
  island: IslandDefinition<Props>,
  props: Props,
): Promise<Awake> {
  const element = placeIsland(island, props);
  const prerendered = element.innerHTML;
  const errors: unknown[] = [];
  vi.stubGlobal('reportError', (error: unknown) => errors.push(error));
  vi.spyOn(console, 'error').mockImplementation((...words) => void errors.push(words));
  await loaders[island.name](element, (error) => errors.push(error));
  return { element, prerendered, errors };
}

/** An element by role-like selector and its words; throws when there is none. */
export function find(element: ParentNode, selector: string, words = ''): HTMLElement {
  const found = [...element.querySelectorAll<HTMLElement>(selector)];
  const match = found.find((candidate) => (candidate.textContent ?? '').includes(words));
  if (match === undefined) throw new Error(`Nothing matches ${selector} with "${words}".`);
  return match;
}

export function findAll(element: ParentNode, selector: string): readonly HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(selector)];
}

/** Types a text into a field, as a browser does: the value first, then the event. */
export function type(field: HTMLElement, text: string): void {
  const prototype = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

export function press(element: HTMLElement, key: string, init: KeyboardEventInit = {}): void {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  element.dispatchEvent(event);
}

/** Lets pending work finish, to show that something does not happen. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve));
}
