import { expect, test } from 'vitest';
import { watchErrors } from '../../../runtime/services/watch-errors.ts';
import { fire, openPage, settings, useSentReports } from './window.ts';
import { until } from '../../until.ts';

const sent = useSentReports();

const address = 'https://career.example/nv/plan/';

test('an error that is passed on is reported with its island', async () => {
  watchErrors(openPage(address), settings)(new Error('Broken'), 'CrmForm');
  await until(() =>
    expect(sent[0]?.report).toMatchObject({ message: 'Error: Broken', island: 'CrmForm' }),
  );
});

test('an error that nothing caught is reported', async () => {
  const page = openPage(address);
  watchErrors(page, settings);
  fire(page, 'error', { error: new Error('Uncaught') });
  await until(() => expect(sent[0]?.report).toMatchObject({ message: 'Error: Uncaught' }));
});

test('a rejection that nothing handled is reported', async () => {
  const page = openPage(address);
  watchErrors(page, settings);
  fire(page, 'unhandledrejection', { reason: 'No.' });
  await until(() => expect(sent[0]?.report).toMatchObject({ message: 'No.' }));
});

test('with a privacy signal nothing is reported', async () => {
  const page = openPage(address);
  Object.assign(page.navigator, { globalPrivacyControl: true });
  watchErrors(page, settings)(new Error('Private'));
  watchErrors(openPage(address), settings)(new Error('Public'));
  await until(() => expect(sent).not.toEqual([]));
  expect(sent.map(({ report }) => report['message'])).toEqual(['Error: Public']);
});
