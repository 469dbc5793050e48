import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { listModules, readModules } from '../../../cli/compile/emit/modules.ts';
import { createSiteData } from '../../../cli/compile/emit/site-data.ts';
import { loadRenderer } from '../../../cli/compile/site/program.ts';
import { data } from '../../../generated/index.ts';
import type { SiteData } from '../../../runtime/contract.ts';
import { context } from '../../author/reach/real-site.ts';
import { readManifest } from './read-manifest.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const given = createSiteData(readManifest(), root);
const paths = listModules(given, new Map()).map(({ path }) => path);
const texts = new Map(
  paths.map((path) => [path, readFileSync(`${root}generated/${path}`, 'utf8')]),
);
const { createSiteRenderer } = loadRenderer('preact');

const renderAll = (site: SiteData) => site.routes.pages.map(createSiteRenderer(site, context));

test('the modules of generated/ state what the YAML says', () => {
  expect(isDeepStrictEqual(readModules(texts, given.year), given)).toBe(true);
});

test('a program that imports the modules gets what a build reads from them', () => {
  expect(isDeepStrictEqual(data, readModules(texts, given.year))).toBe(true);
});

test('every page that is rendered from the modules is the page of what they were printed from', () => {
  const [fromModules, fromValue] = [readModules(texts, given.year), given].map(renderAll);
  const different = fromModules?.filter((html, index) => html !== fromValue?.[index]);
  expect(different).toEqual([]);
});

test('a module changed changes the pages of its region alone', () => {
  const path = 'regions/ohio.ts';
  const changed = texts.get(path)?.replace(/(?<="headerTitle": ").*?(?=")/, 'Careers of Ohio');
  const before = renderAll(given);
  const after = renderAll(readModules(new Map([...texts, [path, changed ?? '']]), given.year));
  const pages = given.routes.pages.filter((_, index) => before[index] !== after[index]);
  expect(pages.map(({ url }) => url)).toContain('/oh/');
  expect(new Set(pages.map(({ region }) => region))).toEqual(new Set(['ohio']));
});

test('a route changed changes the kind of the pages that it matches, and so what they show', () => {
  const kinds: Readonly<Record<string, string>> = { plan: 'about', about: 'plan' };
  const pattern = /"kind": "(plan|about)"(?=,\s+"pattern": "\/:state\/\1\/")/g;
  const stated = texts.get('routes.ts') ?? '';
  const changed = stated.replaceAll(pattern, (_, kind: string) => `"kind": "${kinds[kind] ?? ''}"`);
  const [before, after] = [stated, changed].map((routes) => {
    const site = readModules(new Map([...texts, ['routes.ts', routes]]), given.year);
    const render = createSiteRenderer(site, context);
    return (url: string) => {
      const page = site.routes.pages.find((each) => each.url === url);
      return /<h1.*?<\/h1>/s.exec(page === undefined ? '' : render(page))?.[0];
    };
  });
  expect(after?.('/oh/plan/')).toBe(before?.('/oh/about/'));
  expect(after?.('/plan/')).toBe(before?.('/plan/'));
});
