import { expect, test } from 'vitest';
import { createUpdateLog } from '../../cli/commands/dev.ts';
import { initialState } from '../../cli/author/dev/state.ts';
import { resolvedSite } from '../compile/resolve/sample.ts';

function version(text: string) {
  const document = { file: { text } };
  return { site: { resolved: { written: { regions: { document }, library: { document } } } } };
}

const content = { kind: 'content', path: 'regions.yaml' };

/** What is said of an edit that makes one text of another. */
function say(before: string, after: string, change = content): string {
  return sayOf(version(before), version(after), change);
}

function sayOf(before: object, after: object, change = content): string {
  let said = '';
  const stderr = { write: (text: string) => (said += text) };
  const site = { state: () => ({ ...initialState, version: after }) };
  const update = { site, before, changes: [change], changedPages: 0, milliseconds: 7 };
  const log = createUpdateLog({ stderr } as never);
  // What the site was made from at the start.
  log({ ...update, before: undefined } as never);
  log(update as never);
  return said;
}

test('of a file that is saved again as it was nothing is said', () => {
  expect(say('name: A', 'name: A')).toBe('');
});

test('of an edit of the program it is said how it takes effect', () => {
  const change = { kind: 'program', path: 'cli/compile/project.ts' };
  expect(say('name: A', 'name: A', change)).toBe(
    'cli/compile/project.ts: press Ctrl-C and start dev again to run it; 0 open pages changed, 7 ms\n',
  );
});

test('of a text that another region hides it is said whose, and where that is typed', () => {
  const resolve = (headline: string) => {
    const regions = `
  illinois: { code: IL, name: Illinois, fallthrough: indiana, headerTitle: ${headline} }
  indiana: { code: IN, name: Indiana, headerTitle: Crossroads }
`.slice(1);
    return { site: { resolved: resolvedSite({ regions }) } };
  };
  expect(sayOf(resolve('Prairie'), resolve('Corn'))).toMatch(
    /^regions\.yaml: overwritten by indiana, line \d+; 0 open pages changed, 7 ms\n$/,
  );
});
