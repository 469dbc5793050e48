import { lstatSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openSample } from './open-sample.ts';

/** The lines in which two texts of the same length differ. */
function changedLines(before: string, after: string): readonly string[] {
  const known = new Set(before.split('\n'));
  return after.split('\n').filter((line) => !known.has(line));
}

describe('saving a value', () => {
  test('changes nothing else of the file', () => {
    const { edits, see, read } = openSample();
    const before = read();
    const answer = edits.save({
      ...see('oklahoma', 'contactFormHeader'),
      action: 'write',
      value: 'Ask us',
    });
    expect(answer).toEqual({ outcome: 'done', problems: [] });
    expect(changedLines(before, read())).toEqual([
      "    contactFormHeader: 'Ask us' # the form's own words",
    ]);
  });

  test('changes it where it is inherited from', () => {
    const { edits, see, read } = openSample();
    edits.save({ ...see('oklahoma', 'featuresTitle'), action: 'write', value: 'All of it' });
    expect(read()).toContain('    name: Nevada\n    featuresTitle: All of it\n');
  });

  test('of a picture writes beside its path what it shows', () => {
    const { edits, see, read } = openSample();
    const seen = see('oklahoma', 'topScreenshotUrl');
    expect(seen.takesWords).toBe(true);
    const alt = 'Two students: one screen';
    edits.save({ ...seen, action: 'write', value: 'assets/picture.jpg', alt });
    expect(read()).toContain(
      "  topScreenshotUrl:\n    file: assets/picture.jpg\n    alt: 'Two students: one screen'\n",
    );
  });

  test('of a picture writes both as the own ones of a region', () => {
    const { edits, see, read } = openSample();
    const seen = see('oklahoma', 'topScreenshotUrl');
    edits.save({ ...seen, action: 'own', value: 'assets/picture.jpg', alt: 'Two students' });
    expect(read()).toContain(
      '    topScreenshotUrl:\n      file: assets/picture.jpg\n      alt: Two students\n',
    );
  });

  test('of another field than a picture leaves words out that are for one', () => {
    const { edits, see, read } = openSample();
    const seen = see('oklahoma', 'contactFormHeader');
    edits.save({ ...seen, action: 'write', value: 'Ask us', alt: 'Two students' });
    expect(read()).toContain("    contactFormHeader: 'Ask us' # the form's own words");
  });

  test('that is shown for a time changes that one of the values', () => {
    const { edits, see, seeList, change, read } = openSample();
    const timed = `    featuresTitle:
      - value: What students do
      # The last of them.
      - value: Nothing
        until: 2020-01-01
`;
    change(
      '    featuresTitle: What students of {{regionName}} do\n',
      timed.replace('do\n', 'do\n        from: 2020-01-01\n'),
    );
    const seen = see('nevada', 'featuresTitle');
    expect(edits.save({ ...seen, action: 'write', value: 'All of it' })).toMatchObject({
      outcome: 'done',
    });
    expect(read()).toContain('      - value: All of it\n        from: 2020-01-01\n');
    expect(read()).toContain('      - value: Nothing\n');
    expect(() => seeList('nevada', 'featuresTitle')).toThrow('stands in no list');
  });

  test('in a list with an item that is not shown leaves the list to the file', () => {
    const { edits, see, seeList, change, read } = openSample();
    const site = (name: string) =>
      `      - name: ${name}\n        url: https://jobs.example\n        logoSrc: assets/picture.svg\n`;
    const past = `${site('Past')}        until: 2020-01-01\n`;
    change('    name: Nevada\n', `    name: Nevada\n    otherSites:\n${past}${site('Jobs')}`);
    const seen = see('nevada', 'otherSites.0.name');
    expect(seen.seen.typed).toBe('Jobs');
    edits.save({ ...seen, action: 'write', value: 'Work' });
    expect(read()).toContain(`${past}${site('Work')}`);
    expect(() => seeList('nevada', 'otherSites.0.name')).toThrow('stands in no list');
  });

  test('writes a figure as a figure', () => {
    const { edits, see, read } = openSample();
    edits.save({ ...see('site', 'plans.1.price'), action: 'write', value: '95' });
    expect(read()).toContain('      price: 95\n');
  });

  test.each([
    ['11.900', 'doubtful-number'],
    ['1,000', 'wrong-type'],
  ])('of a figure follows the rules of the file: %s', (value, code) => {
    const { edits, see, read } = openSample();
    const before = read();
    const edit = { ...see('site', 'plans.1.price'), action: 'write', value } as const;
    expect(edits.save(edit)).toMatchObject({ outcome: 'refused', problems: [{ code }] });
    expect(read()).toBe(before);
  });

  test('that makes two words of a list the same is refused', () => {
    const { edits, see } = openSample();
    const seen = see('site', 'interface.dates.weekdays.4');
    expect(edits.save({ ...seen, action: 'write', value: 'Friday' })).toMatchObject({
      outcome: 'refused',
      problems: [{ code: 'duplicate-item' }],
    });
  });

  test('writes a yes or a no as one', () => {
    const { edits, see, read } = openSample();
    const seen = see('site', 'planFeatures.0.availability.basicUpgrade');
    expect(seen.choices).toEqual(['true', 'false']);
    edits.save({ ...seen, action: 'write', value: 'false' });
    expect(read()).toContain('        basicUpgrade: false\n');
  });

  test.each([
    ['{{regionNam}}', { code: 'unknown-token', isError: true, suggestion: '{{regionName}}' }],
    ['Ask\0', { code: 'control-character', isError: true }],
  ])('of %j is refused with what would be wrong, and writes nothing', (value, problem) => {
    const { edits, see, read } = openSample();
    const before = read();
    const edit = { ...see('oklahoma', 'contactFormHeader'), action: 'write', value } as const;
    expect(edits.save(edit)).toMatchObject({ outcome: 'refused', problems: [problem] });
    expect(edits.check(edit).outcome).toBe('refused');
    expect(read()).toBe(before);
  });

  test('is refused where no file can hold a character, and writes nothing', () => {
    const { edits, see, read } = openSample();
    const before = read();
    const seen = see('oklahoma', 'contactFormHeader');
    expect(edits.save({ ...seen, action: 'write', value: 'Ask \ud83d us' })).toMatchObject({
      outcome: 'refused',
      problems: [{ code: 'unreadable-character' }],
    });
    expect(read()).toBe(before);
  });

  test.each(['write', 'own'] as const)(
    'that holds what nobody sees says where that is, and what is left without it: %s',
    (action) => {
      const { edits, see } = openSample();
      const seen = see('nevada', 'headerTitle');
      const value = '\u200bFind work in\u200b {{regionName}}';
      expect(edits.check({ ...seen, action, value })).toMatchObject({
        outcome: 'refused',
        problems: [{ message: expect.stringMatching(/^At the start .*U\+200B.* 1 more place/) }],
        mended: 'Find work in {{regionName}}',
      });
    },
  );

  test('is not held up by what is wrong elsewhere', () => {
    const { edits, see, change } = openSample();
    const seen = see('oklahoma', 'contactFormHeader');
    change('name: Oklahoma\n', 'name: Oklahoma\n    accent: orange\n');
    expect(edits.save({ ...seen, action: 'write', value: 'Ask' })).toMatchObject({
      outcome: 'done',
      problems: [],
      held: { place: expect.stringContaining('regions.yaml:'), code: 'not-one-of' },
    });
  });

  test('into a file that cannot be read says what keeps it from being saved, until that is mended', () => {
    const { edits, see, change } = openSample();
    const edit = {
      ...see('oklahoma', 'contactFormHeader'),
      action: 'write',
      value: 'Ask',
    } as const;
    change('name: Oklahoma\n', 'name Oklahoma\n');
    expect(edits.save(edit)).toMatchObject({
      outcome: 'refused',
      problems: [],
      held: { place: expect.stringContaining('regions.yaml:'), code: 'missing-colon' },
    });
    change('name Oklahoma\n', 'name: Oklahoma\n');
    expect(edits.save(edit)).toEqual({ outcome: 'done', problems: [] });
  });

  test('keeps a link to the file', () => {
    const { edits, see, root, path } = openSample();
    renameSync(path, join(root, 'elsewhere.yaml'));
    symlinkSync(join(root, 'elsewhere.yaml'), path);
    edits.save({ ...see('oklahoma', 'contactFormHeader'), action: 'write', value: 'Ask' });
    expect(lstatSync(path).isSymbolicLink()).toBe(true);
    expect(readFileSync(join(root, 'elsewhere.yaml'), 'utf8')).toContain("'Ask'");
  });
});

describe('a value of the region itself', () => {
  test('is written at the place that the schema gives it', () => {
    const { edits, see, read } = openSample();
    edits.save({
      ...see('oklahoma', 'headerTitle'),
      action: 'own',
      value: 'Sooner than you think',
    });
    expect(read()).toContain(
      '    fallthrough: nevada\n    headerTitle: Sooner than you think\n    contactFormHeader:',
    );
  });

  test('is the whole list for an item of one', () => {
    const { edits, see, read } = openSample();
    const item = see('oklahoma', 'featureSections.1.title');
    expect(item.own).toBe('featureSections');
    edits.save({ ...item, action: 'own', value: 'See work' });
    const own = read().split('\n  oklahoma:\n')[1] ?? '';
    expect(own).toContain('page: plan\n        title: Explore careers\n');
    expect(own).toContain('page: local-opportunities\n        title: See work\n');
  });

  test('is not offered where another region wins over it', () => {
    const { see } = openSample();
    expect(see('oklahoma', 'featuresTitle').own).toBeUndefined();
  });

  test('is handed back to what it inherits', () => {
    const { edits, see, read } = openSample();
    const seen = see('oklahoma', 'contactFormHeader');
    expect(seen.inherits).toEqual({ chain: 'oklahoma ← defaults', text: 'Questions?' });
    edits.save({ ...seen, action: 'hand back' });
    expect(read()).toContain('    fallthrough: nevada\n    sponsorMsg: >-');
  });

  test('that is what a picture shows is handed back without the picture', () => {
    const { edits, see, change, read } = openSample();
    const words = 'topScreenshotUrl: { file: assets/picture.jpg, alt: A class }';
    change('    name: Nevada\n', `    name: Nevada\n    ${words}\n`);
    const seen = see('nevada', 'topScreenshotUrl.alt');
    expect(seen.inherits).toBeUndefined();
    edits.save({ ...see('nevada', 'topScreenshotUrl.file'), action: 'hand back' });
    expect(read()).not.toContain(words);
  });
});

describe('a file that changed since the page saw it', () => {
  test('is edited where the value is still what the page saw', () => {
    const { edits, see, read, change } = openSample();
    const seen = see('oklahoma', 'contactFormHeader');
    change('version: 1\n', '# a new line\nversion: 1\n');
    expect(edits.save({ ...seen, action: 'write', value: 'Ask' }).outcome).toBe('done');
    expect(read()).toContain('# a new line\nversion: 1\n');
    expect(read()).toContain("contactFormHeader: 'Ask'");
  });

  test('is left where the value is another one by now, which is reported', () => {
    const { edits, see, read, change } = openSample();
    const seen = see('oklahoma', 'contactFormHeader');
    change('Questions? Ask away', 'Ask us');
    const before = read();
    const answer = edits.save({ ...seen, action: 'write', value: 'Ask' });
    expect(answer).toMatchObject({ outcome: 'conflict', now: 'Ask us' });
    expect(read()).toBe(before);
  });

  test('is left where the field is written elsewhere by now', () => {
    const { edits, see, change } = openSample();
    const seen = see('oklahoma', 'headerTitle');
    change('name: Oklahoma\n', 'name: Oklahoma\n    headerTitle: Sooner\n');
    expect(edits.save({ ...seen, action: 'write', value: 'Ask' }).outcome).toBe('conflict');
    expect(edits.save({ ...seen, action: 'own', value: 'Ask' }).outcome).toBe('conflict');
  });
});
