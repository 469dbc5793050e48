import { describe, expect, test } from 'vitest';
import { describeField } from '../../../cli/author/dev/inspect/describe-field.ts';
import { resolvedSite } from '../../compile/resolve/sample.ts';

const sample = {
  regions: `  nevada:
    code: NV
    name: Nevada
    headerTitle: Beyond the Strip in {{regionName}}
    featuresTitle: What students do
  oklahoma: { code: OK, name: Oklahoma, fallthrough: nevada, featuresTitle: What we do }
  utah: { code: UT, name: Utah }
`,
};

const resolved = resolvedSite(sample);

const field = (owner: string, name: string) =>
  describeField(resolved, '/project', { owner, field: name });

describe('a field', () => {
  test('is described with the way that its value took', () => {
    const { chain, hops } = field('oklahoma', 'headerTitle') ?? {};
    expect(chain).toBe('oklahoma ← nevada');
    expect(hops?.map(({ words }) => words)).toEqual(['oklahoma falls through to nevada']);
  });

  test('that a fallthrough overwrites is described with whose value is shown', () => {
    const shown = field('oklahoma', 'featuresTitle')?.place.label.replace('regions.yaml:', '');
    const [, overwritten] = field('oklahoma', 'featuresTitle')?.hops ?? [];
    expect(overwritten?.words).toBe(
      `what oklahoma says itself is overwritten by nevada, line ${shown}`,
    );
    expect(overwritten?.place.label).toBe(`regions.yaml:${Number(shown) + 1}`);
    expect(field('nevada', 'featuresTitle')?.hops).toEqual([]);
  });

  test('is opened in an editor at its line and column', () => {
    const { place } = field('nevada', 'headerTitle') ?? {};
    expect(place?.label).toMatch(/^regions\.yaml:\d+$/);
    expect(place?.editorUrl).toBe(`vscode://file/project/${place?.label ?? ''}:18`);
  });

  test('is described with those who show the same value', () => {
    expect(field('oklahoma', 'headerTitle')?.reach.editions).toEqual(['nevada', 'oklahoma']);
    expect(field('utah', 'headerTitle')?.reach.editions).toEqual(['utah', 'generic']);
    expect(field('oklahoma', 'pages.plan.title')?.reach).toMatchObject({ regionCount: 3 });
    expect(field('site', 'name')?.reach).toMatchObject({ regionCount: 3 });
    expect(field('library', 'name')?.reach.editions).toEqual(['library']);
  });

  test('is described with what its tokens print, each with its own place', () => {
    const tokens = field('nevada', 'headerTitle')?.tokens;
    expect(tokens?.map(({ name, text }) => [name, text])).toEqual([['regionName', 'Nevada']]);
  });

  test('is described with the facts that it prints, not with the names that all texts do', () => {
    const facts = field('nevada', 'features.0.title')?.tokens.flatMap(({ fact }) => fact ?? []);
    expect(facts).toMatchObject([{ owner: 'site', field: 'claims.careers' }]);
    expect(field('nevada', 'headerTitle')?.tokens[0]?.fact).toBeUndefined();
  });

  test('that nobody types is described with the field that it follows from', () => {
    expect(field('nevada', 'pathPrefix')?.derivedFrom).toBe('code');
  });

  test('that does not exist is not described', () => {
    expect(field('nevada', 'headerTitel')).toBeUndefined();
    expect(field('nowhere', 'headerTitle')).toBeUndefined();
  });
});
