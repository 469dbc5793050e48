import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { createSourceFile } from '../../../cli/diagnostics/span.ts';
import { writeEditorSchemas } from '../../../cli/compile/emit/editor-schemas.ts';
import { resolveProject } from '../../../cli/compile/check-project.ts';
import type { FileKind } from '../../../cli/compile/schema/schema-node.ts';
import { parseYaml } from '../../../cli/compile/source/yaml.ts';
import type { YamlDocument } from '../../../cli/compile/source/yaml-document.ts';
import { openEditor } from './editor.ts';

/**
 * A place of the YAML files of the project, what an editor says of it, and what it offers there.
 */
interface EditorPlace {
  readonly pointer: string;
  readonly says: string;
  /** Values in the place of the one that is written. */
  readonly offers?: readonly string[];
  /** Further fields, in a line of their own below. */
  readonly beside?: readonly string[];
}

const places: Readonly<Record<FileKind, readonly EditorPlace[]>> = {
  regions: [
    { pointer: '/version', says: 'The version of this format.' },
    {
      pointer: '/site/name',
      says: 'The name of the product and of the site.',
      beside: ['apiOrigin', 'submissionIdField'],
    },
    { pointer: '/site/claims', says: 'Texts print its values by `{{claims.…}}`.' },
    { pointer: '/site/claims/careers', says: 'A number from 1 to 100000.' },
    { pointer: '/site/contacts/phone', says: 'The number that visitors call.' },
    { pointer: '/site/social/0/icon', says: 'a file in `assets/icons`', offers: ['rss', 'video'] },
    {
      pointer: '/site/seal/image',
      says: 'The picture of the seal.',
      offers: ['assets/seal/child-privacy.svg'],
    },
    { pointer: '/site/plans/1/price', says: 'The price in US dollars, a plain number.' },
    {
      pointer: '/site/plans/1/unit',
      says: 'What the price is for.',
      offers: ['free', 'per-year', 'per-student-per-year', 'starting-at'],
    },
    { pointer: '/site/plans/1/audience', says: 'Whom it is for', offers: ['individual', 'group'] },
    { pointer: '/site/planFeatures/1/availability', says: 'words such as Coming soon' },
    { pointer: '/site/interface/search/noMatch', says: 'fills in `{query}`: keep it.' },
    { pointer: '/site/analytics/adapter', says: 'How page views', offers: ['none', 'plausible'] },
    { pointer: '/site/security/expires', says: 'The day from which' },
    {
      pointer: '/defaults/accent',
      says: 'The colour that pages are drawn in',
      offers: ['harbor', 'slate'],
    },
    { pointer: '/defaults/appName', says: 'by `{{appName}}`', beside: ['acknowledge'] },
    { pointer: '/defaults/headerTitle', says: 'Room for 90 characters.' },
    {
      pointer: '/defaults/logoImg',
      says: 'The logo in the menu.',
      offers: ['assets/logos/nv.svg'],
    },
    {
      pointer: '/defaults/brochureDownloadUrl',
      says: 'brochure',
      offers: ['assets/brochures/nevada.pdf'],
    },
    { pointer: '/defaults/features/0/cssClass', says: 'icon', offers: ['compass'] },
    {
      pointer: '/defaults/featureSections/0/page',
      says: 'page',
      offers: ['plan', 'local-opportunities', 'up-the-ladder'],
    },
    { pointer: '/defaults/webinarHistory', says: 'Up to 100 entries.' },
    {
      pointer: '/defaults/webinarHistory/0/captions',
      says: 'captions',
      offers: ['assets/about/educators.vtt'],
    },
    {
      pointer: '/defaults/otherSites/0/logoSrc',
      says: 'logo',
      offers: ['assets/sites/libraries.svg'],
    },
    {
      pointer: '/regions/nevada/name',
      says: 'The full name as visitors read it.',
      beside: ['aliases', 'freeEducatorAccountQuota', 'pages'],
    },
    { pointer: '/regions/nevada/code', says: 'The two capital letters of the state.' },
    {
      pointer: '/regions/illinois/fallthrough',
      says: 'whose own content wins',
      offers: ['indiana', 'new_jersey'],
    },
    {
      pointer: '/regions/south_dakota/acknowledge/0',
      says: 'The code of a notice, or',
      offers: ['fallthrough-overwrites', 'foreign-name'],
    },
    {
      pointer: '/regions/south_dakota/reuse',
      says: 'whose whole content',
      offers: ['arizona', 'wyoming'],
    },
  ],
  library: [
    {
      pointer: '/claims/careers',
      says: 'How many careers the platform describes.',
      beside: ['plannerYears', 'brochurePages'],
    },
    { pointer: '/accent', says: 'The colour that pages are drawn in', offers: ['spruce', 'plum'] },
    { pointer: '/hero/image', says: 'picture', offers: ['assets/scenes/library-desk.svg'] },
    { pointer: '/tiers/0/price', says: 'US dollars' },
  ],
};

const root = new URL('../../..', import.meta.url).pathname;
const editor = openEditor(root);

beforeAll(() => {
  const project = { root, regionsFile: 'regions.yaml', libraryFile: 'library.yaml' };
  const [resolved] = resolveProject({ ...project, at: '2026-04-15T00:00:00Z' });
  if (resolved) writeEditorSchemas(root, resolved.regions, resolved.generic.config);
});

describe.each(['regions', 'library'] as const)('in %s.yaml, an editor', (file) => {
  test.each(places[file])('says what $pointer is', async ({ pointer, says }) => {
    const isItem = /\/\d+$/.test(pointer);
    const { text, span } = locate(file, pointer, isItem ? 'value' : 'key');
    expect(await editor.hoveredAt(text, span.start)).toContain(says);
  });

  test.each(places[file].flatMap(withOffers))(
    'offers the values of $pointer',
    async ({ pointer, offers }) => {
      const { text, span } = locate(file, pointer, 'value');
      const emptied = `${text.slice(0, span.start)}|${text.slice(span.end)}`;
      expect(await editor.completed(emptied)).toEqual(expect.arrayContaining([...offers]));
    },
  );

  test.each(places[file].flatMap(withNeighbours))(
    'offers the fields beside $pointer',
    async ({ pointer, beside }) => {
      const { text, span } = locate(file, pointer, 'key');
      const [line, next] = [text.lastIndexOf('\n', span.start), text.indexOf('\n', span.end)];
      const indent = ' '.repeat(span.start - line - 1);
      const added = `${text.slice(0, next)}\n${indent}|${text.slice(next)}`;
      expect(await editor.completed(added)).toEqual(expect.arrayContaining([...beside]));
    },
  );
});

function withOffers({ pointer, offers }: EditorPlace) {
  return offers === undefined ? [] : [{ pointer, offers }];
}

function withNeighbours({ pointer, beside }: EditorPlace) {
  return beside === undefined ? [] : [{ pointer, beside }];
}

const documents = { regions: read('regions'), library: read('library') };

function read(file: FileKind): YamlDocument {
  const text = readFileSync(`${root}${file}.yaml`, 'utf8');
  const [document] = parseYaml(createSourceFile(`${file}.yaml`, text));
  if (document === undefined) throw new Error(`${file}.yaml cannot be read.`);
  return document;
}

function locate(file: FileKind, pointer: string, part: 'key' | 'value') {
  const document = documents[file];
  return { text: document.file.text, span: document.locate(pointer, part) };
}
