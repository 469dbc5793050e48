// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { createElement } from 'react';
import { testIslands } from './suite.tsx';

vi.mock('react', () => import('../../../runtime/preact.ts'));
vi.mock('react-dom/client', () => import('../../../runtime/preact.ts'));
vi.mock('react-dom/server', () => import('preact-render-to-string'));
vi.mock('react/jsx-runtime', () => import('preact/jsx-runtime'));
vi.mock('react/jsx-dev-runtime', () => import('preact/jsx-runtime'));

test('these tests run on the other engine', async () => {
  const preact = await import('preact');
  expect(createElement).toBe(preact.createElement);
});

testIslands();
