import { expect, test } from 'vitest';
import type { EditAnswer, PlanEdit } from '../../../cli/author/page/inspector/edit-messages.ts';
import { openSample } from './open-sample.ts';

type Sample = ReturnType<typeof openSample>;

function plan(
  { edits, see }: Sample,
  [owner, field]: readonly [string, string],
  change: Pick<PlanEdit, 'value' | 'from' | 'until' | 'zone'> & Partial<Pick<PlanEdit, 'target'>>,
): EditAnswer {
  const { seen } = see(owner, field);
  return edits.save({ owner, field, seen, action: 'plan', target: 'write', ...change });
}

const title = ['nevada', 'featuresTitle'] as const;
const price = ['site', 'plans.1.price'] as const;
const done = { outcome: 'done', problems: [] };

test('a value from a day on stands below the one of today, and one undo takes it back', () => {
  const sample = openSample();
  const before = sample.read();
  expect(plan(sample, title, { value: 'What they do', from: '2031-05-01' })).toEqual(done);
  expect(sample.read()).toBe(
    before.replace(
      'featuresTitle: What students of {{regionName}} do\n',
      `featuresTitle:
      - value: What students of {{regionName}} do
        until: 2031-05-01
      - value: What they do
        from: 2031-05-01
`,
    ),
  );
  sample.edits.undo();
  expect(sample.read()).toBe(before);
});

test('a field tells what it says when, and by whose clocks', () => {
  const sample = openSample();
  plan(sample, title, { value: 'What they do', from: '2031-05-01 17:00' });
  const [now, later] = sample.see(...title).plan?.periods ?? [];
  expect(now).toMatchObject({ until: '2031-05-01 17:00', holds: true });
  expect(later).toEqual({
    value: 'What they do',
    from: '2031-05-01 17:00',
    until: undefined,
    at: '2031-05-02T00:00:00Z',
    holds: false,
  });
  expect(sample.see(...title).plan?.zones.map(({ zone }) => zone)).toEqual(['America/Los_Angeles']);
});

test('what is taken out again leaves the file as it was', () => {
  const sample = openSample();
  const before = sample.read();
  plan(sample, title, { value: 'What they do', from: '2031-05-01' });
  const value = 'What students of {{regionName}} do';
  expect(plan(sample, title, { value, from: '2031-05-01' })).toEqual(done);
  expect(sample.read()).toBe(before);
});

test('a price for all is refused without a time zone, and written with the one that is chosen', () => {
  const sample = openSample();
  const before = sample.read();
  const raise = { value: '95', from: '2031-01-01' };
  expect(plan(sample, price, raise)).toMatchObject({
    outcome: 'refused',
    problems: [{ code: 'time-zone-unsaid' }],
  });
  const zone = sample.see(...price).plan?.zones[0]?.zone ?? '';
  expect(plan(sample, price, { ...raise, zone })).toEqual(done);
  const after = sample.read();
  expect(after).toMatch(/ +- value: 89\n +until: 2031-01-01\n +- value: 95\n +from: 2031-01-01\n/);
  expect(after.replace(`    timeZone: ${zone}\n`, '').split('\n').length).toBe(
    before.split('\n').length + 4,
  );
});

test('a number stands as it was typed', () => {
  const sample = openSample();
  plan(sample, price, { value: '95.50', from: '2031-01-01', zone: 'America/New_York' });
  expect(sample.read()).toContain('- value: 95.50\n');
});

test('a number that is read as another is refused although it holds later', () => {
  const sample = openSample();
  const before = sample.read();
  const change = { value: '11.900', from: '2031-01-01', zone: 'America/New_York' };
  expect(plan(sample, price, change)).toMatchObject({
    outcome: 'refused',
    problems: [{ code: 'doubtful-number' }],
  });
  expect(sample.read()).toBe(before);
});

test('a region can have its own for a time, and what it inherits around that', () => {
  const sample = openSample();
  const before = sample.read();
  const field = ['nevada', 'headerTitle'] as const;
  const summer = {
    value: 'Summer',
    from: '2031-05-01',
    until: '2031-09-01',
    target: 'own',
  } as const;
  expect(plan(sample, field, summer)).toEqual(done);
  const own = `    headerTitle:
      - value: Find your path in {{regionName}}
        until: 2031-05-01
      - value: Summer
        from: 2031-05-01
        until: 2031-09-01
      - value: Find your path in {{regionName}}
        from: 2031-09-01
`;
  expect(sample.read()).toContain(own);
  expect(sample.read().replace(own, '')).toBe(before);
});

test('a value that the file no longer has is a conflict', () => {
  const sample = openSample();
  const { seen } = sample.see(...title);
  sample.change('What students of', 'What people of');
  const edit = { owner: 'nevada', field: 'featuresTitle', seen, action: 'plan' } as const;
  expect(
    sample.edits.save({ ...edit, target: 'write', value: 'New', from: '2031-05-01' }),
  ).toMatchObject({ outcome: 'conflict', now: 'What people of {{regionName}} do' });
});
