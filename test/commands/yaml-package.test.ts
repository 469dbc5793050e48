import { expect, test, vi } from 'vitest';
import type * as Yaml from 'yaml';
import { listRegions } from '../../cli/commands/regions.ts';
import { resolvedSite } from '../compile/resolve/sample.ts';

/** The yaml package, which reads another name where the text says Arizona. */
vi.mock('yaml', async (load) => {
  const yaml = await load<typeof Yaml>();
  class Composer extends yaml.Composer {
    override *compose(...given: Parameters<InstanceType<typeof yaml.Composer>['compose']>) {
      for (const document of super.compose(...given)) {
        rename(document, yaml.visit);
        yield document;
      }
    }
  }
  return { ...yaml, Composer };
});

function rename(document: Yaml.Document, visit: typeof Yaml.visit): void {
  visit(document, {
    Scalar(_, node) {
      if (node.value === 'Arizona') node.value = 'Sonora';
    },
  });
}

test('a command says what the yaml package reads', () => {
  const site = resolvedSite({ regions: '  arizona: { code: AZ, name: Arizona }\n' });
  expect(listRegions(site, 'pretty')).toContain('Sonora');
});
