import { expect, test } from 'vitest';
import { describeMissingPackage } from '../../cli/commands/report-failure.ts';
import { packageVersion } from '../../cli/compile/program-folder.ts';

/** As Node makes it of an import. */
function importError(missing: string): Error {
  const error = new Error(`Cannot find ${missing} imported from /site/cli/a.js`);
  return Object.assign(error, { code: 'ERR_MODULE_NOT_FOUND' });
}

/** As Node makes it of what a bundle requires. */
function requireError(missing: string): Error {
  const error = new Error(`Cannot find module '${missing}'\nRequire stack:\n- /site/main.cjs`);
  return Object.assign(error, { code: 'MODULE_NOT_FOUND' });
}

test.each([
  ['sharp', importError("package 'sharp'")],
  ['esbuild', requireError('esbuild')],
  ['us-atlas', requireError('us-atlas/counties-10m.json')],
  ['@resvg/resvg-js', requireError('@resvg/resvg-js')],
])('the missing package %s is named, with what to do', (name, error) => {
  expect(describeMissingPackage(error)).toMatch(
    new RegExp(`^The package ${name} is not installed\\. Run \`npm ci\``),
  );
});

test('so is one whose version is asked for', () => {
  const ask = (): string => packageVersion('not-there');
  expect(ask).toThrow(expect.toSatisfy((error) => describeMissingPackage(error) !== undefined));
});

test.each([
  ['a file of the program that is missing', importError("module '/site/cli/b.js'")],
  ['one that is required', requireError('./write-worker.cjs')],
  ['one that is required by its whole path', requireError('/site/.build/cli/main.cjs')],
  ['one on a drive', requireError('C:\\site\\main.cjs')],
  ['any other error', new RangeError('Too long.')],
])('%s is not explained', (_what, error) => {
  expect(describeMissingPackage(error)).toBeUndefined();
});
