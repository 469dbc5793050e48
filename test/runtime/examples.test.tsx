import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { JSDOM } from 'jsdom';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

interface ExamplesModule {
  readonly examples: Readonly<Record<string, ReactElement>>;
}

const folder = fileURLToPath(new URL('../../runtime/components', import.meta.url));

const all = (await Promise.all(readdirSync(folder).map(examplesOf))).flat();

/** A component without examples fails here. */
async function examplesOf(component: string): Promise<{ name: string; element: ReactElement }[]> {
  const { examples }: ExamplesModule = await import(join(folder, component, 'examples.tsx'));
  return Object.entries(examples).map(([name, element]) => ({
    name: `${component}: ${name}`,
    element,
  }));
}

describe.each(all)('$name', ({ element }) => {
  const markup = renderToStaticMarkup(element);

  test('is nested as a browser would read it', () => {
    const { body } = new JSDOM(markup).window.document;
    expect(body.querySelectorAll('*')).toHaveLength((markup.match(/<[a-z]/g) ?? []).length);
  });

  test('has no inline style and no script', () => {
    expect(markup).not.toMatch(/\sstyle=|<script|\son\w+=/);
  });
});
