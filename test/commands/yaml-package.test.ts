import { afterEach, expect, test, vi } from 'vitest';
import type { Document } from 'yaml';
import { Composer, visit } from 'yaml';
import { listRegions } from '../../cli/commands/regions.ts';
import { resolvedSite } from '../compile/resolve/sample.ts';

const { compose } = Composer.prototype;

afterEach(() => {
  vi.restoreAllMocks();
});

test('a command says what the yaml package reads', () => {
  vi.spyOn(Composer.prototype, 'compose').mockImplementation(function* (this: Composer, ...given) {
    for (const document of compose.apply(this, given)) {
      rename(document);
      yield document;
    }
  });
  const site = resolvedSite({ regions: '  arizona: { code: AZ, name: Arizona }\n' });
  expect(listRegions(site, 'pretty')).toContain('Sonora');
});

function rename(document: Document): void {
  visit(document, {
    Scalar(_, node) {
      if (node.value === 'Arizona') node.value = 'Sonora';
    },
  });
}
