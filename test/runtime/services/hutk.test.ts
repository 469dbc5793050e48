// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { readHutk } from '../../../runtime/services/hutk.ts';

const token = '0123456789abcdef0123456789ABCDEF';

test('the token is read from its cookie', () => {
  expect(readHutk(`a=1; hubspotutk=${token}; b=2`, navigator)).toBe(token);
});

test.each(['', 'hubspotutk=', 'hubspotutk=zz', `hubspotutk=${token}0`, `xhubspotutk=${token}`])(
  'the cookies "%s" hold no token',
  (cookies) => {
    expect(readHutk(cookies, navigator)).toBeUndefined();
  },
);

test('with a privacy signal there is no token', () => {
  const browser = Object.assign(Object.create(navigator), { globalPrivacyControl: true });
  expect(readHutk(`hubspotutk=${token}`, browser)).toBeUndefined();
});
