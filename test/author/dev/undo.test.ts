import { expect, test } from 'vitest';
import { openSample } from './open-sample.ts';

test('undo takes edits back, the last one first', () => {
  const { edits, see, read } = openSample();
  const texts = [read()];
  for (const value of ['One', 'Two']) {
    edits.save({ ...see('oklahoma', 'contactFormHeader'), action: 'write', value });
    texts.push(read());
  }
  expect(edits.last()).toEqual({ field: 'Oklahoma, contact form header' });
  edits.undo();
  expect(read()).toBe(texts[1]);
  edits.undo();
  expect(read()).toBe(texts[0]);
  expect(edits.last().field).toBeUndefined();
});

test('redo makes edits again that were taken back, until another is made', () => {
  const { edits, see, read } = openSample();
  const write = (value: string): void => {
    edits.save({ ...see('oklahoma', 'contactFormHeader'), action: 'write', value });
  };
  expect(edits.redo()).toMatchObject({ outcome: 'conflict', message: 'Nothing to redo.' });
  ['One', 'Two'].forEach(write);
  const made = read();
  edits.undo();
  edits.undo();
  expect(edits.last()).toEqual({ undone: 'Oklahoma, contact form header' });
  edits.redo();
  expect(edits.redo()).toEqual({ outcome: 'done', problems: [] });
  expect(read()).toBe(made);
  expect(edits.last()).toEqual({ field: 'Oklahoma, contact form header' });
  edits.undo();
  write('Three');
  expect(edits.last()).toEqual({ field: 'Oklahoma, contact form header' });
});

test('redo leaves a file that was changed since, and is not offered there', () => {
  const { edits, see, read, change } = openSample();
  edits.save({ ...see('oklahoma', 'contactFormHeader'), action: 'write', value: 'One' });
  edits.undo();
  change('version: 1\n', '# a new line\nversion: 1\n');
  const before = read();
  expect(edits.last()).toEqual({});
  expect(edits.redo()).toMatchObject({
    outcome: 'conflict',
    message:
      "regions.yaml was changed since, so that the edit of Oklahoma, contact form header can't be redone from here.",
  });
  expect(read()).toBe(before);
});

test('undo names an edit by what is written, whichever region’s page it was made in', () => {
  const { edits, see } = openSample();
  const names = ['pages.plan.title', 'featuresTitle'].map((field) => {
    edits.save({ ...see('oklahoma', field), action: 'write', value: 'New' });
    return edits.last().field;
  });
  expect(names).toEqual(['Defaults, pages, plan, title', 'Nevada, features title']);
  edits.save({ ...see('oklahoma', 'headerTitle'), action: 'own', value: 'Own' });
  expect(edits.last().field).toBe('Oklahoma, header title');
});

test('undo leaves a file that was changed since', () => {
  const { edits, see, read, change } = openSample();
  edits.save({ ...see('oklahoma', 'contactFormHeader'), action: 'write', value: 'One' });
  change('version: 1\n', '# a new line\nversion: 1\n');
  const before = read();
  expect(edits.undo().outcome).toBe('conflict');
  expect(read()).toBe(before);
});

test('undo is not offered while the file is another one than it left', () => {
  const { edits, see, change } = openSample();
  edits.save({ ...see('oklahoma', 'contactFormHeader'), action: 'write', value: 'One' });
  change('version: 1\n', '# a new line\nversion: 1\n');
  expect(edits.last().blocked).toBe(
    "regions.yaml was changed since, so that the edit of Oklahoma, contact form header can't be undone from here.",
  );
  change('# a new line\nversion: 1\n', 'version: 1\n');
  expect(edits.last().blocked).toBeUndefined();
});

test('a region that was detached takes from the other again', () => {
  const { edits, see, read } = openSample();
  const before = read();
  const { link = '', seen } = see('oklahoma', 'featuresTitle');
  const edit = { owner: 'oklahoma', field: link, action: 'detach', seen } as const;
  expect(edits.save(edit)).toEqual({ outcome: 'done', problems: [] });
  expect(read()).not.toContain('fallthrough:');
  expect(read().match(/ featuresTitle: What students of \{\{regionName\}\} do\n/g)).toHaveLength(2);
  expect(edits.last()).toEqual({ field: 'Oklahoma, fallthrough' });
  edits.undo();
  expect(read()).toBe(before);
});
