// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { readSettings } from '../../../runtime/services/settings.ts';

function pageWith(head: string): Document {
  return new DOMParser().parseFromString(`<head>${head}</head>`, 'text/html');
}

test('settings are read from the head', () => {
  const page = pageWith(`<meta name="career-site" content='{"api":"https://api.example"}'>`);
  expect(readSettings(page).api).toBe('https://api.example');
});

test('a page without settings calls its own origin and measures nothing', () => {
  expect(readSettings(pageWith(''))).toEqual({
    api: '',
    campaign: undefined,
    errorReports: {},
    environment: 'preview',
    pathPrefix: '',
  });
});
