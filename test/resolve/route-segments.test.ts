import { expect, test } from 'vitest';
import { sharedRoutes } from '../../cli/manifest/routes.ts';
import { routeSegments } from '../../cli/resolve/route-segments.ts';

test('every first segment of a route is kept from regions (R7)', () => {
  const segments = [...sharedRoutes]
    .map(({ pattern }) => pattern.split('/')[0] ?? '')
    .filter((segment) => segment !== '' && !segment.includes('.'));
  expect(routeSegments).toEqual(expect.arrayContaining(segments));
});
