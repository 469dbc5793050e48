import { expect, test } from 'vitest';
import { createErrorReporter } from '../../../runtime/services/error-reports.ts';
import { scrub } from '../../../runtime/services/scrub.ts';
import { sendReport } from '../../../runtime/services/send-report.ts';
import { openPage, settings, useSentReports } from './window.ts';

const sent = useSentReports();

const address = 'https://career.example/nv/plan/?email=a@b.example';

test('a report names the error, the island and the page without its query', () => {
  createErrorReporter(openPage(address), settings, sendReport)(new Error('Broken'), 'CrmForm');
  expect(sent[0]?.report).toMatchObject({
    message: 'Error: Broken',
    island: 'CrmForm',
    path: '/nv/plan/',
    environment: 'production',
  });
});

test('the same error is reported once', () => {
  const report = createErrorReporter(openPage(address), settings, sendReport);
  report(new Error('Broken'));
  report(new Error('Broken'));
  expect(sent).toHaveLength(1);
});

test('a page reports at most ten errors', () => {
  const report = createErrorReporter(openPage(address), settings, sendReport);
  for (let count = 0; count < 20; count += 1) report(new Error(`Broken ${'x'.repeat(count)}`));
  expect(sent).toHaveLength(10);
});

test('without an endpoint nothing is sent', () => {
  createErrorReporter(
    openPage(address),
    { ...settings, errorReports: {} },
    sendReport,
  )(new Error('Broken'));
  expect(sent).toEqual([]);
});

test.each([
  ['Failed for ada@school.example.', 'Failed for [e-mail].'],
  ['at https://career.example/client.js?user=ada:10:5', 'at https://career.example/client.js:10:5'],
  ['r@https://career.example/client.js:10:5', 'r@https://career.example/client.js:10:5'],
  ['call (555) 010-0123', 'call ([number]'],
])('of "%s" is reported "%s"', (text, scrubbed) => {
  expect(scrub(text)).toBe(scrubbed);
});
