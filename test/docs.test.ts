import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execaSync } from 'execa';
import { expect, test } from 'vitest';
import { nodeAt } from '../cli/compile/schema/schema-node.ts';
import type { Block } from '../tools/recipes.js';
import { applyChange, readRecipes } from '../tools/recipes.js';

const listed = execaSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  lines: true,
});
const paths = listed.stdout.filter((path) => existsSync(path));
const documents = paths.filter((path) =>
  /^(README|CHANGELOG|SECURITY|docs\/.*|.*\/README)\.md$/.test(path),
);

/** What people write by hand and what may cite a document. */
const citing = [
  ...documents,
  ...paths.filter(
    (path) =>
      /\.(tsx?|js|css|hbs|json|ya?ml)$/.test(path) &&
      !path.includes('/fixtures/') &&
      path !== 'package-lock.json',
  ),
];

/**
 * A rule by its id, or a section by its heading: `docs/product.md R7, R8`,
 * `docs/architecture.md 'Output'`.
 */
const citation = /(docs\/[\w-]+\.md),? (?:([A-Z]\d+(?:(?:, | and | to )[A-Z]\d+)*)|'([^']+)')/g;

interface Citation {
  readonly from: string;
  readonly document: string;
  /** An id such as `R7`, or a heading. */
  readonly target: string;
}

test('every rule and section that is cited exists', () => {
  const broken = citing.flatMap(readCitations).filter((cited) => !isKnown(cited));
  expect(broken).toEqual([]);
});

test('every document that is named exists', () => {
  const missing = citing.flatMap((path) =>
    namedDocuments(path)
      .filter((name) => !existsSync(name))
      .map((name) => `${path} names ${name}`),
  );
  expect(missing).toEqual([]);
});

test('what a document of the package links to or names is in the package', () => {
  const args = ['pack', '--dry-run', '--ignore-scripts', '--json', '--loglevel', 'error'];
  const [{ files }] = JSON.parse(execaSync('npm', args).stdout);
  const packed = new Set(files.map(({ path }: { path: string }) => path));
  const read = documents.filter((path) => packed.has(path));
  const missing = read.flatMap((path) =>
    [...linksOf(path).map(({ target }) => target), ...namedDocuments(path)]
      .filter((target) => !packed.has(target))
      .map((target) => `${path} leads to ${target}`),
  );
  expect(read).toContain('docs/own-site.md');
  expect(missing).toEqual([]);
});

test('every file and folder that docs/architecture.md names exists', () => {
  const named = readFileSync('docs/architecture.md', 'utf8').matchAll(/`([\w-]+\/[\w./-]*)`/g);
  // What a build makes may not be there.
  const kept = [...named].map(([, path = '']) => path).filter((path) => !path.startsWith('dist/'));
  expect(kept.filter((path) => !existsSync(path))).toEqual([]);
});

test('marketers read of each kind of block, and product.md counts them', () => {
  const { properties = {} } = nodeAt('regions', '/defaults/blockPages/any/blocks/any') ?? {};
  const kinds = Object.keys(properties).filter((field) => field !== 'shown');
  const [, section = ''] =
    /\n## Add a page\n(.*?)\n## /s.exec(readFileSync('docs/marketers.md', 'utf8')) ?? [];
  expect(kinds.filter((kind) => !section.includes(`\`${kind}\``))).toEqual([]);
  expect(readFileSync('docs/product.md', 'utf8')).toContain(
    `each of one of ${String(kinds.length)} kinds`,
  );
});

test('every link of a document leads to a file, and to a heading of it', () => {
  expect(documents.flatMap(brokenLinks)).toEqual([]);
});

const recipes = readRecipes(readFileSync('docs/contributing.md', 'utf8'));

test.each([...recipes])('what the recipe “%s” changes stands in its files', (_title, blocks) => {
  expect(() => applyChanges(changesOf(blocks))).not.toThrow();
});

test.each([...recipes])(
  'the recipe “%s” can be followed once somebody has followed it with other names',
  (_title, blocks) => {
    const followed = applyChanges(changesOf(blocks).map(withOtherLines));
    expect(() => applyChanges(changesOf(blocks), followed)).not.toThrow();
  },
);

test('an id is given to one rule', () => {
  const ids = ['docs/product.md', 'docs/architecture.md'].flatMap((path) => [...idsOf(path)]);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

/** What a rule of docs/product.md ends with where it says something else than the specification. */
const refinement = /^_The specification: [^\n]+\. Decision ([A-Z]\d+)\._$/gm;

test('a rule that differs from the specification names one of the decisions, and each of them is named', () => {
  const text = readFileSync('docs/product.md', 'utf8');
  const listed = text.split('## Decisions')[1]?.match(/(?<=^\| )[A-Z]\d+(?= +\|)/gm);
  const named = [...text.matchAll(refinement)].map(([, decision]) => decision);
  expect(named.toSorted()).toEqual(listed?.toSorted());
});

test('a note on the specification names the decision at its end, as the list is read from', () => {
  const text = readFileSync('docs/product.md', 'utf8');
  const rules = text.slice(text.indexOf('\n### '), text.indexOf('\n## Decisions'));
  const others = rules.replaceAll(refinement, '').split('\n');
  expect(others.filter((line) => /\bThe specification\b|\bDecision [A-Z]\d/.test(line))).toEqual(
    [],
  );
});

type Change = Pick<Block, 'path' | 'text'>;

function changesOf(blocks: readonly Block[]): readonly Change[] {
  return blocks.filter(({ language }) => language === 'diff');
}

/** The texts of the files that are changed, by their paths; those of `texts` are not read. */
function applyChanges(
  changes: readonly Change[],
  texts: ReadonlyMap<string, string> = new Map(),
): ReadonlyMap<string, string> {
  const changed = new Map(texts);
  for (const { path, text } of changes) {
    const before = changed.get(path) ?? readFileSync(path, 'utf8');
    changed.set(path, applyChange(before, text));
  }
  return changed;
}

function withOtherLines({ path, text }: Change): Change {
  return { path, text: text.replace(/^\+.+$/gm, (line) => `${line} of somebody else`) };
}

function readCitations(from: string): readonly Citation[] {
  return [...readText(from).matchAll(citation)].flatMap(([, document = '', ids, heading]) =>
    (heading === undefined ? (ids ?? '').split(/, | and | to /) : [heading]).map((target) => ({
      from,
      document,
      target,
    })),
  );
}

function isKnown({ document, target }: Citation): boolean {
  if (!existsSync(document)) return false;
  return /^[A-Z]\d+$/.test(target)
    ? idsOf(document).includes(target)
    : headingsOf(document).includes(target);
}

function brokenLinks(path: string): readonly string[] {
  return linksOf(path)
    .filter(
      ({ target, anchor }) =>
        !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor)),
    )
    .map(({ link }) => `${path} links to ${link}`);
}

interface Link {
  /** As it is written. */
  readonly link: string;
  /** The file that it leads to. */
  readonly target: string;
  readonly anchor?: string | undefined;
}

/** The links of a document to files of the project. */
function linksOf(path: string): readonly Link[] {
  const links = [...readFileSync(path, 'utf8').matchAll(/\]\(([^)\s]+)\)/g)];
  return links
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:/.test(link))
    .map((link) => {
      const [file = '', anchor] = link.split('#');
      return { link, target: file === '' ? path : join(dirname(path), file), anchor };
    });
}

function namedDocuments(path: string): readonly string[] {
  return readText(path).match(/(?<![\w/])docs\/[\w-]+\.md\b/g) ?? [];
}

/** The text without the marks of comments, so that a citation may run over the end of a line. */
function readText(path: string): string {
  return readFileSync(path, 'utf8').replace(/\n\s*(?:\*|\/\/|#)?\s*/g, ' ');
}

function headingsOf(path: string): readonly string[] {
  return [...readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => text);
}

function idsOf(path: string): readonly string[] {
  return headingsOf(path).flatMap((heading) => /^([A-Z]\d+)\. /.exec(heading)?.[1] ?? []);
}

/** The anchors that GitHub makes of headings. */
function anchorsOf(path: string): readonly string[] {
  return headingsOf(path).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );
}
