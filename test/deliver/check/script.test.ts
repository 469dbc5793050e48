import { expect, test } from 'vitest';
import { scriptReferences } from '../../../cli/deliver/check/html/references.ts';
import { createSourceFile } from '../../../cli/diagnostics/span.ts';

function imported(text: string) {
  return scriptReferences(createSourceFile('a.js', text))?.map(({ url, isLazy }) =>
    isLazy ? `${url} later` : url,
  );
}

test.each([
  [`import '/a.js'`, ['/a.js']],
  [
    `import{a as b}from"/a.js";export{c}from'/b.js';export*from"/c.js"`,
    ['/a.js', '/b.js', '/c.js'],
  ],
  [`go(() => import("/a.js").then(b))`, ['/a.js later']],
  [`const a = "import('/a.js')"; /* import '/b.js' */ // import '/c.js'`, []],
  ['const a = /import "x"/; const b = `import "/a.js"`', []],
  ['import(name); import.meta.url', []],
])('%s imports %j', (text, urls) => {
  expect(imported(text)).toEqual(urls);
});

test('an import is found where its address stands', () => {
  const file = createSourceFile('a.js', `import a from '/a.js'`);
  const [found] = scriptReferences(file) ?? [];
  expect(found?.span()).toEqual({ file, start: 15, end: 20 });
});

test('a script that is cut off has no list of imports', () => {
  expect(imported(`import { a } from '/a.j`)).toBeUndefined();
});
