import { expect, test } from 'vitest';
import { open } from './open-document.ts';
import { siteData } from './site-data.ts';

const nevada = siteData.regions.find(({ key }) => key === 'nevada');

test.each([
  ['demo', '/nv/demo-access/'],
  ['webinar', '/nv/webinar/'],
  ['contact', '/nv/quote/'],
  ['logIn', nevada?.appUrl],
] as const)('the page of an unknown address of a state leads on: %s', (way, address) => {
  const words = nevada?.pages.notFound.ways[way];
  const links = [...open('/nv/404.html').querySelectorAll('main a')];
  const found = links.filter(({ textContent }) => textContent === words);
  expect(found.map((link) => link.getAttribute('href'))).toEqual([address]);
});
