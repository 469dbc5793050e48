import { expect, test, vi } from 'vitest';
import { openLastValid } from '../../cli/dev/edits/last-valid.ts';
import type { SourceFile } from '../../cli/diagnostics/span.ts';
import { openSample } from './open-sample.ts';

/** The sample, its project as its pages show it, and how often its files were checked since. */
function open() {
  const sample = openSample();
  const shown = sample.resolved();
  const drafts = new Map<string, SourceFile>();
  // A check looks there for each of the two files.
  const looks = vi.spyOn(drafts, 'get');
  return {
    ...sample,
    shown,
    lastValid: openLastValid({ ...sample.project, drafts }, () => shown),
    checks: (): number => looks.mock.calls.length / 2,
  };
}

test('files that are as pages show them are not checked again', () => {
  const { shown, lastValid, checks } = open();
  expect(lastValid()).toBe(shown);
  expect(checks()).toBe(0);
});

test('an edit that pages do not show yet is there at once', () => {
  const { change, lastValid } = open();
  change('Questions? Ask away', 'Ask');
  const place = { owner: 'oklahoma', pointer: '/contactFormHeader' };
  expect(lastValid()?.findValue(place)?.typed).toBe('Ask');
});

test('each version of files with an error is checked once, and what pages show stays', () => {
  const { change, shown, lastValid, checks } = open();
  change('code: OK', 'code: 1');
  expect(lastValid()).toBe(shown);
  expect(lastValid()).toBe(shown);
  expect(checks()).toBe(1);
  change('code: 1', 'code: 2');
  lastValid();
  expect(checks()).toBe(2);
});
