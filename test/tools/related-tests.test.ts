import { expect, test } from 'vitest';
import { relatedTests } from '../../tools/related-tests.js';

const modules: Readonly<Record<string, string>> = {
  'cli/schema/walk.ts': 'export const texts = 1;',
  'cli/resolve/resolve.ts': "import {\n  texts,\n} from '../schema/walk.ts';",
  'cli/main.ts': "await import('./resolve/resolve.ts');",
  'test/main.test.ts': "import { main } from '../cli/main.ts';",
  'test/emit/texts.test.ts': "import { texts } from '../../cli/schema/walk.ts';",
  'test/schema/regions.test.ts': "import { main } from '../../cli/main.ts';",
  'test/schema/texts.test.ts': "import { texts } from '../../cli/schema/walk.ts';",
  'test/resolve/resolve.test.ts': "import { resolve } from '../../cli/resolve/resolve.ts';",
  'test/diff/types.test.ts': "import type { Texts } from '../../cli/schema/walk.ts';",
  'test/program/texts.test.ts': "import { texts } from '../../cli/schema/walk.ts';",
};

test('tests of the room that changed come first, then those that import it most directly', () => {
  expect(related('cli/schema/walk.ts')).toEqual([
    'test/schema/texts.test.ts',
    'test/schema/regions.test.ts',
    'test/emit/texts.test.ts',
    'test/resolve/resolve.test.ts',
    'test/main.test.ts',
  ]);
});

test('a test that changed comes first', () => {
  expect(related('cli/schema/walk.ts', 'test/main.test.ts')[0]).toBe('test/main.test.ts');
});

function related(...changed: readonly string[]): readonly string[] {
  return relatedTests(changed, changed, Object.keys(modules), (path) => modules[path] ?? '');
}
