import { expect, test } from 'vitest';
import { listRegions } from '../../cli/commands/regions.ts';
import { resolvedSite } from '../compile/resolve/sample.ts';

const site = resolvedSite({
  regions: `
  arizona: { code: AZ, name: Arizona, aliases: [Grand Canyon] }
  south_dakota: { code: SD, name: South Dakota, reuse: arizona }
`.slice(1),
});

test('the registry is a table', () => {
  expect(listRegions(site, 'pretty')).toBe(
    [
      'key           name          code  prefix  aliases                 links',
      'arizona       Arizona       AZ    /az     arizona az grandcanyon',
      'south_dakota  South Dakota  SD    /sd     southdakota sd          reuse arizona',
      '',
    ].join('\n'),
  );
});

test('the registry as JSON', () => {
  expect(JSON.parse(listRegions(site, 'json'))).toMatchObject({
    version: 1,
    regions: [
      { key: 'arizona', name: 'Arizona', code: 'AZ', pathPrefix: '/az', links: [] },
      { key: 'south_dakota', links: [{ kind: 'reuse', to: 'arizona' }] },
    ],
  });
});
