import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { build } from 'esbuild';
import { afterAll, expect, test } from 'vitest';
import { programRoot } from '../../cli/compile/program-folder.ts';
import { sharedOptions } from '../../cli/compile/site/bundle-options.ts';
import { precompile, precompileJsx } from '../../tools/precompile-jsx.js';

const cases = {
  'fixed text': '<p className="lead">What you see, “quoted”</p>',
  'text over several lines': '<p>\n  one\n  <b>two</b>{" "}\n  three\n\n</p>',
  'what HTML would read otherwise': `<p title={'"<&'} lang='"'>{'"<&>'} 1 &lt; 2 &amp; 3</p>`,
  'a character by its name': '<p title="a&nbsp;b">{1}</p>',
  'attributes that are there or not':
    '<a hidden download={true} href="" id={undefined} lang={""} title={null} rel={false} tabIndex={-1} />',
  'words of ARIA':
    '<i aria-hidden aria-busy={false} data-open={true} data-x={undefined} draggable={false} />',
  'names of React':
    '<label className="a" htmlFor="b" tabIndex={0}>{<track srcLang="en" />}</label>',
  'a name that only React knows': '<time dateTime="2027" itemProp="x">{2027}</time>',
  listeners: '<button type="button" onClick={() => undefined} ref={() => undefined}>Go</button>',
  'children of all kinds':
    '<p>{"a"}{0}{null}{false}{undefined}{["<", <b key="b">c</b>]}{/* none */}</p>',
  'a list': '<ul>{[1, 2].map((each) => <li key={each}>{each}</li>)}</ul>',
  'a choice': '<p>{1 > 2 ? <b>more</b> : <i>less</i>}{1 > 2 && <hr />}</p>',
  fragments: '<><p>a</p><>{"b"}<br /></></>',
  components: '<Frame title={<b>{"x"}</b>}>\n  <p>inside</p> text {1}\n</Frame>',
  'attributes that come together': '<a {...{ href: "/", title: "b" }}><b>c</b></a>',
  markup: '<p dangerouslySetInnerHTML={{ __html: "<b>a</b>" }} />',
  'no markup': '<p dangerouslySetInnerHTML={{ __html: "" }} />',
  'a style': '<p style={{ marginTop: 4 }}>a</p>',
  'a chosen option':
    '<select defaultValue="b"><option value="a">A</option><option value="b">B</option></select>',
  'what is typed': '<p><textarea defaultValue="a" /><input defaultChecked type="checkbox" /></p>',
  drawings: '<svg viewBox="0 0 1 1"><path strokeWidth={2} d="M0" /><Line /></svg>',
};

const folder = mkdtempSync(join(programRoot, '.build/precompile-'));
const path = join(folder, 'cases.tsx');
writeFileSync(
  path,
  `import { renderToString } from 'react-dom/server';
  const Frame = ({ title, children }) => <section><h2>{title}</h2>{children}</section>;
  const Line = () => <line strokeLinecap="round" x1={1} />;
  export const rendered = [${Object.values(cases).join(', ')}].map((each) => renderToString(each));`,
);
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const [fromTemplates, fromElements] = [await render([precompileJsx]), await render([])];

async function render(plugins: Plugin[]): Promise<readonly string[]> {
  const outfile = join(folder, `cases-${String(plugins.length)}.cjs`);
  await build({
    ...sharedOptions('preact'),
    plugins,
    entryPoints: [path],
    outfile,
    write: true,
    format: 'cjs',
    platform: 'node',
  });
  const { rendered }: { rendered: readonly string[] } = createRequire(outfile)(outfile);
  return rendered;
}

test.each(Object.keys(cases).map((name, index) => [name, index] as const))(
  'renders %s as the elements do',
  (_, index) => {
    expect(fromTemplates[index]).toBe(fromElements[index]);
  },
);

test('markup that is known is text before anything is rendered', () => {
  expect(precompile('a.tsx', 'x = <p className="a">b<hr /></p>;', 'calls')).toContain(
    JSON.stringify(['<p class="a">b<hr/></p>']),
  );
});

test('each value stays on its line', () => {
  const source =
    'x = (\n<p\n id={one}\n>\n fixed\n <b>{two}</b>\n <C\n d={three} />\n</p>\n);\nfour;';
  const code = precompile('a.tsx', source, 'calls').split('\n');
  const lineOf = (name: string) => code.findIndex((line) => line.includes(name));
  expect(['one', 'two', 'three', 'four'].map(lineOf)).toEqual([2, 5, 7, 10]);
});

test('a module without elements is left as it is', () => {
  expect(precompile('a.tsx', 'x = 1 < 2;', 'calls')).toBe('x = 1 < 2;');
});
