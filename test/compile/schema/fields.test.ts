import { expect, test } from 'vitest';
import { allScopes } from '../../../cli/compile/schema/suggest-location.ts';
import { messagesOfRegions, reportedInLibrary, reportedInRegions } from './written-file.ts';

test('an API with a path is reported as no host, with the host that was meant', () => {
  const origin = 'origin: https://www.careerexplorer.example';
  const line = 'apiOrigin: https://api.careers.example/v1';
  expect(reportedInRegions([origin, `${origin}\n  ${line}`])).toEqual([
    {
      code: 'bad-origin',
      marked: 'apiOrigin: «https://api.careers.example/v1»',
      suggestion: 'https://api.careers.example',
    },
  ]);
});

test('the field for the id of a submission is reported when no field can have that name', () => {
  const origin = 'origin: https://www.careerexplorer.example';
  const line = 'submissionIdField: submission-id';
  expect(reportedInRegions([origin, `${origin}\n  ${line}`])).toEqual([
    {
      code: 'bad-name',
      marked: 'submissionIdField: «submission-id»',
      suggestion: 'submission_id',
    },
  ]);
});

test('whether an API takes the key of a submission is reported when it is no yes or no', () => {
  const name = 'name: CareerExplorer for Libraries';
  const line = 'apiAllowsIdempotencyKey: Idempotency-Key';
  expect(reportedInLibrary([name, `${name}\n${line}`])).toMatchObject([
    { code: 'wrong-type', marked: 'apiAllowsIdempotencyKey: «Idempotency-Key»' },
  ]);
});

test('a mistyped field that is needed is not reported as missing too', () => {
  expect(reportedInRegions(['  menuHeader:', '  menuheader:'])).toEqual([
    {
      code: 'unknown-field',
      marked: "«menuheader»: '{{regionName}} CareerExplorer'",
      suggestion: 'menuHeader',
    },
  ]);
});

test('a group that became part of the text above is reported once, at its name', () => {
  const text = 'Free for one educator and {{freeEducatorAccountQuota}} students.';
  const label = 'label: A career profile';
  const change = [
    `free: ${text}\n      profile:\n        ${label}`,
    `free: >-\n        ${text}\n        profile:\n          ${label}`,
  ] as const;
  expect(reportedInRegions(change)).toEqual([{ code: 'field-in-text', marked: '«profile:»' }]);
});

test('a path that is called so in a picture is reported once, as its file', () => {
  const line = 'sponsorImg: { path: assets/a.jpg, alt: Our partners }';
  const messages = messagesOfRegions(['name: Oklahoma', `name: Oklahoma\n    ${line}`]);
  expect(messages).toEqual([expect.stringContaining('What you mean is probably "file"')]);
});

test.each([
  ['headline', '"headerTitle" (The headline of the landing page)'],
  ['sponsor_text', '"sponsorMsg" (What is said about who makes this region possible)'],
  ['logo', '"logoImg" (The logo in the menu)'],
  ['sponsors', '"sponsorMsg" (What is said about who makes this region possible)'],
])('%s, as people say, is told by the name of the field', (name, fields) => {
  expect(messagesOfRegions(['name: Oklahoma', `name: Oklahoma\n    ${name}: x`])).toEqual([
    `"oklahoma" has no field "${name}". What you mean is probably ${fields}.`,
  ]);
});

test('the key of a copied region is told with whose code the copy has', () => {
  const name = 'name: Oklahoma';
  const copy = `${name}\n  oklahoma2:\n    code: OK\n    ${name}`;
  expect(messagesOfRegions([name, copy])).toEqual([
    expect.stringMatching(
      /^"oklahoma2" cannot be the key .* code OK is that of "oklahoma" already\.$/,
    ),
  ]);
});

test('the words of a picture in the line below its path belong to it', () => {
  const lines = 'name: Oklahoma\n    sponsorImg: assets/a.jpg\n    alt: Our partners';
  expect(messagesOfRegions(['name: Oklahoma', lines])).toEqual([
    expect.stringContaining('Write `sponsorImg: { file: assets/a.jpg, alt: "Our partners" }`.'),
  ]);
});

test('a time above all fields of a region is sent below the value that it is about', () => {
  expect(messagesOfRegions(['    code: OK', '    from: 2027-02-15\n    code: OK'])).toEqual([
    expect.stringMatching(/stands above all fields\. .* and `from` below `value`\.$/),
  ]);
});

test('a field of the regions in library.yaml is sent to regions.yaml', () => {
  expect(reportedInLibrary(['version: 1', 'version: 1\nplans: []'])).toEqual([
    { code: 'misplaced-field', marked: '«plans»: []' },
  ]);
});

test.each([
  ['plan', '"pages" of a region'],
  ['privacy', '"pages" of a region or "site"'],
])(
  'a group of words right below a region is sent to the group that it lacks: %s',
  (name, where) => {
    const [message] = messagesOfRegions([
      'name: Oklahoma',
      `name: Oklahoma\n    ${name}: { title: Ours }`,
    ]);
    expect(message).toContain(`does not belong in "oklahoma", but in ${where}.`);
  },
);

test.each(namesEverywhere())('a name that stands everywhere is sent nowhere: %s', (name) => {
  expect(messagesOfRegions(['name: Oklahoma', `name: Oklahoma\n    ${name}: Ours`])).toEqual([
    expect.stringMatching(new RegExp(`^"oklahoma" has no field "${name}"\\.`)),
  ]);
});

test('a needed field that stands in the wrong place is not reported as missing too', () => {
  expect(
    reportedInRegions(
      ['  upgradeTitle: More for your classroom\n', ''],
      ['  errorReports: {}', '  errorReports: {}\n  upgradeTitle: More'],
    ),
  ).toEqual([{ code: 'misplaced-field', marked: '«upgradeTitle»: More' }]);
});

test('a group whose name is misspelt does not stand for a field that is missing beside it', () => {
  const reported = reportedInRegions([
    '        title: Educators on their year with us\n        video:\n',
    '        vidoe:\n',
  ]);
  expect(reported.map(({ code }) => code)).toEqual(['missing-field', 'unknown-field']);
});

test('an account type that the list lacks is reported once, at the second one of its kind', () => {
  expect(reportedInRegions(['    - id: freeEducator', '    - id: premiumEducator'])).toEqual([
    { code: 'missing-plan', marked: '- id: «premiumEducator»' },
  ]);
});

test('an unknown account type is not reported as a missing one too', () => {
  expect(reportedInRegions(['id: freeEducator', 'id: freeEducater'])).toEqual([
    { code: 'not-one-of', marked: '- id: «freeEducater»', suggestion: 'freeEducator' },
  ]);
});

test('what begins with # in the place of a text is told as a comment', () => {
  expect(messagesOfRegions(['appName: Mobile CareerExplorer', 'appName: # 1 for schools'])).toEqual(
    [
      '"appName" has no value, since what begins with # is a comment. If that is the text, write "# 1 for schools"',
    ],
  );
});

test('a list without a value is reported how to say that there is nothing', () => {
  expect(messagesOfRegions(['otherSites: []', 'otherSites:'])).toEqual([
    '"otherSites" has no value. Write one, or [] if there is none.',
  ]);
});

test('of a file with an unknown version nothing else is reported', () => {
  expect(reportedInRegions(['version: 1', 'version: 2'], ['  accent: harbor\n', ''])).toEqual([
    { code: 'unknown-version', marked: 'version: «2»', suggestion: '1' },
  ]);
});

test('of very many problems the first hundred are reported, and that there are more', () => {
  const unknown = Array.from({ length: 300 }, (_, index) => `unknown${String(index)}: 1\n`).join(
    '',
  );
  const codes = reportedInRegions(['version: 1\n', `version: 1\n${unknown}`]).map(
    ({ code }) => code,
  );
  expect(codes).toHaveLength(101);
  expect(codes.at(-1)).toBe('too-many-problems');
});

/**
 * Names of fields in many groups. None of the groups is right below a region, so its name could be
 * all that is missing.
 */
function namesEverywhere(): readonly string[] {
  const scopes = allScopes();
  const near = scopes.filter(({ path }) => path[0] === 'regions' && path.length <= 3);
  const names = new Set(scopes.flatMap(({ fields }) => [...fields]));
  return [...names].filter(
    (name) =>
      scopes.filter(({ fields }) => fields.has(name)).length > 30 &&
      !near.some(({ fields }) => fields.has(name)),
  );
}

test('of names that are near, that is meant which holds such a value', () => {
  const [found, ...more] = reportedInRegions(['  webinarHistory: []', '  webinars: []']);
  expect([found?.code, found?.suggestion, more]).toEqual(['unknown-field', undefined, []]);
});

test.each(['// accent: clay', '/* accent: clay */', '<!-- accent: clay -->'])(
  'a field that is left out as in other languages is not brought to life: %s',
  (line) => {
    expect(reportedInRegions(['name: Oklahoma', `name: Oklahoma\n    ${line}`])).toMatchObject([
      { code: 'foreign-comment', suggestion: '# accent' },
    ]);
  },
);

test('a time beside a text is told to be an entry with it', () => {
  const lines = 'name: Oklahoma\n    headerTitle: Sooner\n    until: 2027-01-01';
  expect(messagesOfRegions(['name: Oklahoma', lines])).toEqual([
    expect.stringContaining('`- value: Sooner`'),
  ]);
});
