import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filmSeconds } from '../../../cli/compile/site/film-length.ts';

const film = (ending: string) => readFileSync(`assets/webinars/job-shadows.${ending}`);

test.each(['mp4', 'webm'])('the length of a film is read from its %s file', (ending) => {
  expect(filmSeconds(film(ending), `.${ending}`)).toBeCloseTo(34, 0);
});

test.each(['mp4', 'webm'])('of a %s file that breaks off no length is known', (ending) => {
  for (const bytes of [0, 3, 20, 60])
    expect(filmSeconds(film(ending).subarray(0, bytes), `.${ending}`)).toBeUndefined();
});

test('other files have no length', () => {
  expect(filmSeconds(film('vtt'), '.vtt')).toBeUndefined();
});
