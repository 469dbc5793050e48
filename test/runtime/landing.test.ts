import { describe, expect, test } from 'vitest';
import { pageWords } from '../example-words.ts';
import { linkNamed, open } from './open-document.ts';
import { nevada } from './site-data.ts';

describe('the landing page', () => {
  const words = pageWords.landing;

  test('announces an upcoming webinar and links to the sign-up', () => {
    expect(linkNamed(open('/nv/'), 'Sign up for the webinar')).toBe('/nv/webinar/');
  });

  test('shows no alert where no webinar is coming up', () => {
    expect(linkNamed(open('/ak/'), 'Sign up for the webinar')).toBeUndefined();
  });

  test('links to the app for those who have an account', () => {
    expect(linkNamed(open('/nv/'), words.appLink)).toBe(nevada.appUrl);
  });

  test('draws the outline of its state', () => {
    const sheet = open('/nv/').querySelector('.region-sheet');
    expect(sheet?.getAttribute('aria-label')).toBe(words.sheet.outlineWithCounties);
  });
});
