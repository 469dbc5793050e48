import { describe, expect, test } from 'vitest';
import { createSourceFile } from '../../../cli/diagnostics/span.ts';
import { chooseTimed } from '../../../cli/compile/resolve/timed/choose.ts';
import { typedPointer } from '../../../cli/compile/resolve/timed/period.ts';
import { valueAt } from '../../../cli/compile/schema/pointer.ts';
import { parseYaml } from '../../../cli/compile/source/yaml.ts';
import { marked } from '../../diagnostics/marked.ts';

function chosen(yaml: string, at = '2027-01-01T00:00:00Z') {
  const [document, malformed] = parseYaml(createSourceFile('regions.yaml', yaml));
  if (document === undefined) throw new Error(malformed.map(({ message }) => message).join('\n'));
  return chooseTimed(document, 'regions', at, document.value);
}

function shownAt(yaml: string, at: string, pointer: string): unknown {
  return valueAt(chosen(yaml, at).document.value, pointer);
}

function found(yaml: string, at?: string): readonly string[] {
  return chosen(yaml, at).diagnostics.map(({ code, span }) => `${code} ${marked(span).trim()}`);
}

/** A headline that changes at a moment, in a region. */
function headline(moment: string, code = 'NV'): string {
  return `regions:
  state:
    code: ${code}
    headerTitle:
      - { value: Before, until: ${moment} }
      - { value: After, from: ${moment} }
`;
}

describe('a value changes at the instant at which the clocks of its region show the moment', () => {
  test.each([
    ['a day alone is its first minute', '2027-01-21', 'NV', '2027-01-21T08:00:00Z'],
    ['Pacific Time, in winter', '2027-01-21 15:30', 'NV', '2027-01-21T23:30:00Z'],
    ['Pacific Time, in summer', '2027-07-21 15:30', 'NV', '2027-07-21T22:30:00Z'],
    ['Eastern Time, before clocks are set', '2027-03-14 01:59', 'NY', '2027-03-14T06:59:00Z'],
    ['Eastern Time, after clocks are set', '2027-03-14 03:00', 'NY', '2027-03-14T07:00:00Z'],
    ['Eastern Time, an hour that is skipped', '2027-03-14 02:30', 'NY', '2027-03-14T07:30:00Z'],
    ['Eastern Time, an hour that comes twice', '2027-11-07 01:30', 'NY', '2027-11-07T05:30:00Z'],
    ['Eastern Time, after clocks are set back', '2027-11-07 02:00', 'NY', '2027-11-07T07:00:00Z'],
    ['Pacific Time, the day clocks are set', '2027-03-14', 'NV', '2027-03-14T08:00:00Z'],
    ['Pacific Time, the day after', '2027-03-15', 'NV', '2027-03-15T07:00:00Z'],
    ['Pacific Time, the day after they are set back', '2027-11-08', 'NV', '2027-11-08T08:00:00Z'],
    ['Hawaii, whose clocks are never set', '2027-03-14 02:30', 'HI', '2027-03-14T12:30:00Z'],
  ])('%s', (_, moment, code, instant) => {
    const before = `${new Date(Date.parse(instant) - 1000).toISOString().slice(0, 19)}Z`;
    const yaml = headline(moment, code);
    expect(shownAt(yaml, before, '/regions/state/headerTitle')).toBe('Before');
    expect(shownAt(yaml, instant, '/regions/state/headerTitle')).toBe('After');
    expect(found(yaml, before)).toEqual([]);
  });
});

describe('what may be timed', () => {
  const shared = `site:
  generic: { timeZone: America/Chicago }
  claims:
    careers:
      - { value: 900, until: 2027-02-01 }
      - { value: 950, from: 2027-02-01 }
  plans:
    - { id: premiumEducator, price: [{ value: 99, until: 2027-02-01 }, { value: 109, from: 2027-02-01 }] }
defaults:
  logoImg:
    - value: { file: assets/old.svg, alt: Old }
      until: 2027-02-01
    - value: assets/new.svg
      from: 2027-02-01
  otherSites:
    - { title: Gone, until: 2027-02-01 }
    - { title: Always }
    - { title: New, from: 2027-02-01 }
  webinar:
    upcoming:
      startsAt: 2027-03-01 10:00
      from: 2027-02-01
  quotePreset: { from: kept, value: kept }
`;
  test.each([
    ['a number', '/site/claims/careers', 900, 950],
    ['a price', '/site/plans/0/price', 99, 109],
    ['a picture', '/defaults/logoImg', { file: 'assets/old.svg', alt: 'Old' }, 'assets/new.svg'],
    [
      'items of a list',
      '/defaults/otherSites',
      [{ title: 'Gone' }, { title: 'Always' }],
      [{ title: 'Always' }, { title: 'New' }],
    ],
    ['a block', '/defaults/webinar', {}, { upcoming: { startsAt: '2027-03-01 10:00' } }],
    [
      'fields of these names are themselves',
      '/defaults/quotePreset',
      { from: 'kept', value: 'kept' },
      { from: 'kept', value: 'kept' },
    ],
  ])('%s', (_, pointer, before, after) => {
    expect(shownAt(shared, '2027-02-01T05:59:59Z', pointer)).toEqual(before);
    expect(shownAt(shared, '2027-02-01T06:00:00Z', pointer)).toEqual(after);
  });

  test('a part of what is timed', () => {
    const yaml = `regions:
  nevada:
    code: NV
    webinar:
      upcoming:
        until: 2027-03-01
        webinarDetails:
          - { value: Soon, until: 2027-02-01 }
          - { value: Now, from: 2027-02-01 }
`;
    const details = '/regions/nevada/webinar/upcoming/webinarDetails';
    expect(shownAt(yaml, '2027-01-31T00:00:00Z', details)).toBe('Soon');
    expect(shownAt(yaml, '2027-02-02T00:00:00Z', details)).toBe('Now');
    expect(shownAt(yaml, '2027-03-02T00:00:00Z', details)).toBeUndefined();
  });

  test('not what a region is found by', () => {
    const yaml =
      'regions:\n  nevada:\n    code: NV\n    name: [{ value: Nevada, from: 2027-02-01 }]\n';
    expect(chosen(yaml).timing).toBeUndefined();
  });
});

test('where nothing is timed, the document stays itself', () => {
  const { document, timing } = chosen('defaults:\n  headerTitle: Welcome\n');
  expect(timing).toBeUndefined();
  expect(valueAt(document.value, '/defaults/headerTitle')).toBe('Welcome');
});

test('what holds is where it is typed', () => {
  const { document, timing } = chosen(headline('2027-02-01'), '2027-03-01T00:00:00Z');
  const span = document.locate('/regions/state/headerTitle', 'value');
  expect(marked(span).trim()).toBe('- { value: «After», from: 2027-02-01 }');
  const place = { pointer: '/regions/state/headerTitle', span };
  expect(typedPointer(timing, place)).toBe('/regions/state/headerTitle/1/value');
});

describe('reported', () => {
  const state = (values: string, code = 'NV') =>
    `regions:\n  state:\n    code: ${code}\n    headerTitle:\n${values.replaceAll(/^/gm, '      ')}\n`;
  test.each([
    [
      'two values at once',
      state('- { value: One, until: 2027-02-02 }\n- { value: Two, from: 2027-02-01 }'),
      ['timed-overlap - { value: «Two», from: 2027-02-01 }'],
    ],
    [
      'a value beside one that always holds',
      state('- { value: One }\n- { value: Two, from: 2027-02-01 }'),
      ['timed-overlap - { value: «Two», from: 2027-02-01 }'],
    ],
    [
      'an end before the start',
      state('- { value: One, from: 2027-02-02, until: 2027-02-01 }'),
      ['timed-backwards - { value: One, from: 2027-02-02, until: «2027-02-01» }'],
    ],
    [
      'a time that is over',
      state('- { value: One, until: 2026-12-01 }\n- { value: Two, from: 2026-12-01 }'),
      ['timed-never - { value: One, until: «2026-12-01» }'],
    ],
    [
      'two values at once beside one whose time is over',
      state(
        '- { value: One, until: 2026-12-01 }\n- { value: Two, from: 2026-12-01, until: 2027-02-02 }\n- { value: Three, from: 2027-02-01 }',
      ),
      [
        'timed-never - { value: One, until: «2026-12-01» }',
        'timed-overlap - { value: «Three», from: 2027-02-01 }',
      ],
    ],
    [
      'a moment that the calendar lacks',
      state('- { value: One, from: 2027-02-30 }'),
      ['bad-moment - { value: One, from: «2027-02-30» }'],
    ],
    [
      'a number in place of a moment',
      state('- { value: One, from: 2027 }'),
      ['bad-moment - { value: One, from: «2027» }'],
    ],
    [
      'an hour in a state with two time zones',
      state('- { value: One, from: 2027-02-01 }', 'TN'),
      ['time-zone-unsaid - { value: One, from: «2027-02-01» }'],
    ],
    [
      'no value of a field that is needed',
      `defaults:
  headerTitle: [{ value: Later, from: 2027-02-01 }]
site:
  generic: { timeZone: America/Chicago }
`,
      ['timed-gap «headerTitle»: [{ value: Later, from: 2027-02-01 }]'],
    ],
    [
      'not what is needed in a block that is not shown',
      `regions:
  state:
    code: NV
    otherSites:
      - name: [{ value: Later, from: 2027-03-01 }]
        from: 2027-02-01
`,
      [],
    ],
    [
      'an entry without a value',
      state('- { value: One, until: 2027-02-01 }\n- { valeu: Two, from: 2027-02-01 }'),
      ['timed-entry - { «valeu»: Two, from: 2027-02-01 }'],
    ],
    [
      'an entry with a misspelt time',
      state('- { value: One, from: 2027-02-01, untill: 2027-03-01 }'),
      ['timed-entry - { value: One, from: 2027-02-01, «untill»: 2027-03-01 }'],
    ],
    [
      'a value in braces with a misspelt time',
      state('{ value: One, untill: 2027-03-01 }'),
      ['timed-entry { value: One, «untill»: 2027-03-01 }'],
    ],
    [
      'a list of entries without a value',
      state('- { text: One, until: 2027-02-01 }'),
      ['timed-entry - { «text»: One, until: 2027-02-01 }'],
    ],
    [
      'two times of a state whose time zone is unsaid, once',
      state('- { value: One, until: 2027-02-01 }\n- { value: Two, from: 2027-02-01 }', 'TN'),
      ['time-zone-unsaid - { value: One, until: «2027-02-01» }'],
    ],
    [
      'times of two fields of a state whose time zone is unsaid, once',
      `${state('- { value: One, until: 2027-02-01 }\n- { value: Two, from: 2027-02-01 }', 'TN')}
    sponsorMsg: [{ value: One, until: 2027-02-01 }, { value: Two, from: 2027-02-01 }]
`,
      ['time-zone-unsaid - { value: One, until: «2027-02-01» }'],
    ],
    [
      'what it is part of is not there then',
      `regions:
  state:
    code: NV
    webinar:
      upcoming:
        until: 2027-02-01
        webinarDetails:
          - { value: Soon, until: 2027-02-01 }
          - { value: Never, from: 2027-02-01 }
`,
      ['timed-never - { value: Never, from: «2027-02-01» }'],
    ],
  ])('%s', (_, yaml, expected) => {
    expect(found(yaml)).toEqual(expected);
  });
});
