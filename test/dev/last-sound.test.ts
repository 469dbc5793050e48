import { expect, test, vi } from 'vitest';
import { openLastSound } from '../../cli/dev/edits/last-sound.ts';
import type { SourceFile } from '../../cli/diagnostics/span.ts';
import { openSample } from './open-sample.ts';

/** The sample, its project as its pages show it, and how often its files were checked since. */
function open() {
  const sample = openSample();
  const shown = sample.checked();
  const drafts = new Map<string, SourceFile>();
  // A check looks there for each of the two files.
  const looks = vi.spyOn(drafts, 'get');
  return {
    ...sample,
    shown,
    lastSound: openLastSound({ ...sample.project, drafts }, () => shown),
    checks: (): number => looks.mock.calls.length / 2,
  };
}

test('files that are as pages show them are not checked again', () => {
  const { shown, lastSound, checks } = open();
  expect(lastSound()).toBe(shown);
  expect(checks()).toBe(0);
});

test('an edit that pages do not show yet is there at once', () => {
  const { change, lastSound } = open();
  change('Questions? Ask away', 'Ask');
  const place = { owner: 'oklahoma', pointer: '/contactFormHeader' };
  expect(lastSound()?.resolved.findValue(place)?.typed).toBe('Ask');
});

test('each version of files with an error is checked once, and what pages show stays', () => {
  const { change, shown, lastSound, checks } = open();
  change('code: OK', 'code: 1');
  expect(lastSound()).toBe(shown);
  expect(lastSound()).toBe(shown);
  expect(checks()).toBe(1);
  change('code: 1', 'code: 2');
  lastSound();
  expect(checks()).toBe(2);
});
