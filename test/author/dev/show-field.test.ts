import { expect, test } from 'vitest';
import { showField, typedSource } from '../../../cli/author/dev/inspect/show-field.ts';
import { fieldPlaceOf } from '../../../cli/author/find/field-name.ts';
import type { TextSource } from '../../../cli/author/reach/page-text.ts';
import { openSample } from './open-sample.ts';

const webinar = `    webinar:
      upcoming:
        startsAt: 2027-01-21 15:30
        durationMinutes: 45
        webinarDetails: '{{webinarDate}}: A first term.'
        webinarSignupForm: 0b7a3c52-9f1e-4d8a-b6c4-2e5f7a908d13
`;

function sample() {
  const opened = openSample();
  opened.change('    name: Nevada\n', `    name: Nevada\n${webinar}`);
  const resolved = opened.resolved();
  const source = (owner: string, field: string, token?: string): TextSource => {
    const found = resolved.findValue(fieldPlaceOf({ owner, field }));
    if (found === undefined) throw new Error(`${owner} has no ${field}.`);
    const { provenance } = found;
    return { owner, field, provenance, ...(token !== undefined && { token }) };
  };
  return { ...opened, source };
}

test('the date of a webinar is moved by its start, also where a token prints it', () => {
  const { source, edits, see, read } = sample();
  const { field, token } = typedSource(source('nevada', 'webinar.upcoming.date', 'webinarDate'));
  expect([field, token]).toEqual(['webinar.upcoming.startsAt', undefined]);
  edits.save({ ...see('nevada', field), action: 'write', value: '2027-01-28 15:30' });
  expect(read()).toContain('        startsAt: 2027-01-28 15:30\n');
});

test('what dates are printed with, and names, are parts of other texts', () => {
  const { source } = sample();
  const isPart = (owner: string, field: string) => showField(source(owner, field), '/').isPart;
  expect([
    isPart('site', 'interface.dates.weekdays.4'),
    isPart('site', 'interface.months.0'),
  ]).toEqual([true, true]);
  expect([isPart('site', 'name'), isPart('nevada', 'name')]).toEqual([true, true]);
  expect([isPart('nevada', 'headerTitle'), isPart('site', 'plans.1.price')]).toEqual([
    undefined,
    undefined,
  ]);
  expect(isPart('library', 'name')).toBeUndefined();
});
