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

test('the tests that import more than types of what changed are found, directly or by way of others', () => {
  const changed = ['cli/schema/walk.ts'];
  const found = relatedTests(changed, Object.keys(modules), (path) => modules[path] ?? '');
  expect(found).toEqual([
    'test/emit/texts.test.ts',
    'test/main.test.ts',
    'test/resolve/resolve.test.ts',
    'test/schema/regions.test.ts',
    'test/schema/texts.test.ts',
  ]);
});

test('what the compiled schemas import is a part of what imports them', () => {
  const made: Readonly<Record<string, string>> = {
    '.build/schema/validators.js': 'import { formats } from "../../cli/schema/formats.ts";',
    'cli/schema/violations.ts': "import { regions } from '../../.build/schema/validators.js';",
    'test/schema/violations.test.ts': "import { check } from '../../cli/schema/violations.ts';",
  };
  const read = (path: string) => made[path] ?? '';
  expect(relatedTests(['cli/schema/formats.ts'], Object.keys(made), read)).toEqual([
    'test/schema/violations.test.ts',
  ]);
});

test('a test that changed is one', () => {
  expect(relatedTests(['test/main.test.ts'], Object.keys(modules), () => '')).toEqual([
    'test/main.test.ts',
  ]);
});
