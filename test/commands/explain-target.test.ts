import { expect, test } from 'vitest';
import { explainTarget } from '../../cli/commands/explain-target.ts';
import type { Diagnostic } from '../../cli/diagnostics/diagnostic.ts';
import { createSourceFile } from '../../cli/diagnostics/span.ts';
import { explain, site } from './explained-sample.ts';

function explainJson(target: string): unknown {
  return JSON.parse(explainTarget(site, target, { format: 'json' }));
}

/** The 1-based line of a text in the sample's regions.yaml. */
function lineOf(text: string): number {
  const { file } = site.generic.provenanceOf('/code')?.span ?? {};
  return (file?.text.split('\n').findIndex((line) => line.trim() === text) ?? -1) + 1;
}

test('a field shows its value, where it is typed, each hop, its tokens and what it hides', () => {
  expect(explain('illinois.headerTitle')).toBe(
    [
      'illinois.headerTitle',
      '  Crossroads in Illinois',
      '',
      `  typed at regions.yaml:${lineOf('headerTitle: Crossroads in {{regionName}}')}:18`,
      `  fallthrough: illinois -> indiana, regions.yaml:${lineOf('fallthrough: indiana')}:18`,
      '',
      '  its tokens',
      `    {{regionName}} prints Illinois: illinois.name, regions.yaml:${lineOf('name: Illinois')}`,
      '',
      '  not shown because of it',
      `    regions.yaml:${lineOf('headerTitle: Prairie')}: Prairie`,
      `    regions.yaml:${lineOf('headerTitle: Find your path in {{regionName}}')} (default): Find your path in {{regionName}}`,
      '',
    ].join('\n'),
  );
});

test('a field as JSON has its tokens and what it hides', () => {
  expect(explainJson('illinois.headerTitle')).toMatchObject({
    typed: 'Crossroads in {{regionName}}',
    tokens: [
      {
        token: 'regionName',
        prints: 'Illinois',
        owner: 'illinois',
        field: 'name',
        origin: { file: 'regions.yaml', line: lineOf('name: Illinois'), column: 11 },
      },
    ],
    lost: [
      { value: 'Prairie', origin: { line: lineOf('headerTitle: Prairie') }, via: [] },
      { value: 'Find your path in {{regionName}}', via: [{ kind: 'default' }] },
    ],
  });
});

test('a field as JSON has each hop with its line', () => {
  expect(explainJson('sd.headerTitle')).toMatchObject({
    version: 1,
    region: 'south_dakota',
    name: 'South Dakota',
    field: 'headerTitle',
    value: 'Under a wide sky',
    origin: { file: 'regions.yaml', line: lineOf('headerTitle: Under a wide sky'), column: 18 },
    via: [
      {
        kind: 'reuse',
        from: 'south_dakota',
        to: 'arizona',
        file: 'regions.yaml',
        line: lineOf('reuse: arizona'),
        column: 12,
      },
    ],
  });
});

test('a derived value names the field that it follows from', () => {
  expect(explain('sd.pathPrefix')).toContain('made from its code, typed at regions.yaml:');
});

test.each(['illinois', 'IL', 'Illinois'])('%s alone shows the whole region', (name) => {
  const rows = explain(name).trimEnd().split('\n');
  expect(rows.find((row) => row.startsWith('headerTitle '))).toMatch(
    /Crossroads in… +regions\.yaml:\d+ \(fallthrough indiana\)$/,
  );
});

test('a region as JSON has every value with its origin', () => {
  expect(explainJson('sd')).toMatchObject({
    region: 'south_dakota',
    fields: expect.arrayContaining([
      expect.objectContaining({ field: 'code', value: 'SD', via: [] }),
      expect.objectContaining({ field: 'features.0.cssClass', value: 'icon-star' }),
    ]) as unknown,
  });
});

test('a list or object shows the values in it', () => {
  expect(explain('sd.features[0]', 120).split('\n')).toEqual([
    expect.stringMatching(/^field +value +comes from$/),
    expect.stringMatching(/^features\.0\.cssClass +icon-star +.*\(reuse arizona, default\)$/),
    expect.stringMatching(/^features\.0\.title +Over 900 careers to explore +.*$/),
    '',
  ]);
});

test('the edition without a state can be explained too', () => {
  expect(explain('generic.headerTitle')).toContain('default: generic -> defaults');
});

test('a table is cut to the width of the terminal', () => {
  const lengths = explain('sd', 130)
    .split('\n')
    .map((line) => line.length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(130);
});

test('an optional field that nothing states is known', () => {
  expect(explain('arizona.webinar.upcoming')).toBe(
    'arizona.webinar.upcoming\n  nothing\n\n  nobody states it\n',
  );
  expect(explainJson('arizona.webinar.upcoming.webinarDetails')).toMatchObject({
    field: 'webinar.upcoming.webinarDetails',
    value: null,
    origin: null,
  });
});

test.each([
  ['site.claims.careers', 'site.claims.careers\n  900\n\n  typed at regions.yaml:'],
  ['library.claims.careers', 'library.claims.careers\n  900\n\n  typed at library.yaml:'],
])('%s is explained though it belongs to no region', (target, start) => {
  expect(explain(target)).toContain(start);
});

test('what belongs to no region names its owner as JSON', () => {
  expect(explainJson('site.claims.careers')).toMatchObject({ owner: 'site', value: 900, via: [] });
});

test.each(['illinois', 'illinois.headerTitle', 'library', 'site'])(
  'the explanation of %s fits into 80 columns',
  (target) => {
    const lengths = explain(target)
      .split('\n')
      .map(({ length }) => length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(80);
  },
);

const file = createSourceFile('regions.yaml', 'illinois:\n  headerTitle: Prairie\n');

const overwritten = (path: string): Diagnostic => ({
  code: 'fallthrough-overwrites',
  severity: 'notice',
  explanation: { meaning: '', reason: '', fix: '' },
  message: 'It is not shown.',
  span: { file, start: 12, end: 23 },
  path,
  related: [],
  acknowledgedAt: { file, start: 0, end: 8 },
});

test.each(['illinois', 'illinois.headerTitle'])(
  '%s shows the notices about it, also those that are acknowledged',
  (target) => {
    const diagnostics = [overwritten('/regions/illinois/headerTitle')];
    const options = { format: 'pretty', diagnostics } as const;
    expect(explainTarget(site, target, options)).toMatch(
      /notice: It is not shown\. \[fallthrough-overwrites\]\n {2}acknowledged at regions\.yaml:1:1\n$/,
    );
  },
);

test('notices about another field are not shown', () => {
  const diagnostics = [overwritten('/regions/illinois/accent')];
  const options = { format: 'pretty', diagnostics } as const;
  expect(explainTarget(site, 'illinois.headerTitle', options)).not.toContain('notice');
});
