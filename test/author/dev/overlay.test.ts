// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { createOverlay } from '../../../cli/author/page/overlay.ts';

test('a button that was refused says why, and cannot be pressed again', async () => {
  const overlay = createOverlay(() => Promise.resolve('The file was changed meanwhile.'));
  const place = { place: 'regions.yaml:2:3', code: 'unknown-field', frame: '' };
  overlay.show([{ ...place, message: 'There is no such field.', isFixable: true }]);
  const host = document.querySelector('career-site-problems');
  const button = host?.shadowRoot?.querySelector<HTMLButtonElement>('.problem button');
  button?.click();
  await vi.waitFor(() => expect(button?.textContent).toBe('The file was changed meanwhile.'));
  expect(button?.disabled).toBe(true);
});
