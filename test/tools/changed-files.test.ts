import { expect, test } from 'vitest';
import { affectedCode } from '../../tools/changed-files.js';

const modules: Readonly<Record<string, string>> = {
  'cli/compile/project.ts': "const regions = 'regions.yaml';",
  'cli/compile/emit/render.ts': 'const folder = `${root}/templates/`;',
  'test/deliver/check/fixtures.ts': "readFolder('../fixtures/check')",
  'runtime/app/head.ts': '/** What docs/product.md R7 says. */',
  'cli/compile/schema/compiled.ts': "import { nodes } from '../../.build/schema/nodes.js';",
  'cli/author/reach/dependents.ts':
    "import { childPointer } from '../../cli/compile/schema/pointer.ts';",
  'test/author/reach/site.ts': "import { data } from '../../generated/index.ts';",
  'test/docs.test.ts': "idsOf('docs/product.md')",
};

test('a module is affected by a change of its own', () => {
  expect(affected('runtime/app/head.ts')).toEqual(['runtime/app/head.ts']);
});

test('a file that is read by name affects the modules that name it, or import what is made of it', () => {
  expect(affected('regions.yaml')).toEqual(['cli/compile/project.ts', 'test/author/reach/site.ts']);
});

test('a schema affects what imports the modules made of it, and not what imports its neighbours', () => {
  expect(affected('cli/compile/schema/regions.schema.json')).toEqual([
    'cli/compile/schema/compiled.ts',
  ]);
});

test('a file of a folder affects the modules that name the folder', () => {
  expect(affected('test/fixtures/check/broken-link/output.patch')).toEqual([
    'test/deliver/check/fixtures.ts',
  ]);
  expect(affected('templates/routes.ts.hbs')).toEqual(['cli/compile/emit/render.ts']);
});

test('a comment that cites a document is no use of it', () => {
  expect(affected('docs/product.md')).toEqual(['test/docs.test.ts']);
});

function affected(...changed: readonly string[]): readonly string[] {
  return affectedCode(changed, Object.keys(modules), (path) => modules[path] ?? '');
}
