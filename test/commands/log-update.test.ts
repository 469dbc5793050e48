import { expect, test } from 'vitest';
import { createUpdateLog } from '../../cli/commands/log-update.ts';

function version(text: string) {
  const document = { file: { text } };
  return { checked: { written: { regions: { document }, library: { document } } } };
}

/** What is said of an edit that makes one text of another. */
async function say(before: string, after: string): Promise<string> {
  let said = '';
  const stderr = { write: (text: string) => (said += text) };
  const site = {
    current: () => version(after),
    diagnostics: () => [],
    otherProblems: () => [],
    pending: () => [],
    problems: () => [],
    isRebuilt: () => false,
  };
  const update = {
    site,
    before: version(before),
    changes: [{ kind: 'content', path: 'regions.yaml' }],
    changedPages: 0,
    milliseconds: 7,
    isCheck: false,
    findPages: () => Promise.resolve(undefined),
  };
  const log = createUpdateLog({ stderr } as never);
  // What the site was made from at the start.
  log({ ...update, before: undefined } as never);
  log(update as never);
  await new Promise(setImmediate);
  return said;
}

test('of a file that is saved again as it was nothing is said', async () => {
  expect(await say('name: A', 'name: A')).toBe('');
});

test('of an edit that the next one overtook it is said that it was taken in, and no more', async () => {
  expect(await say('name: A', 'name: B')).toBe('regions.yaml: 0 open pages changed, 7 ms\n');
});
