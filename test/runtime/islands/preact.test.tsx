// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { version } from 'react';
import { testIslands } from './suite.tsx';

vi.mock('react', () => import('preact/compat'));
vi.mock('react-dom/client', () => import('preact/compat/client'));
vi.mock('react-dom/server', () => import('preact-render-to-string'));
vi.mock('react/jsx-runtime', () => import('preact/jsx-runtime'));
vi.mock('react/jsx-dev-runtime', () => import('preact/jsx-runtime'));

test('these tests run on the other engine', async () => {
  const { version: compat } = await import('preact/compat');
  expect(version).toBe(compat);
});

testIslands();
