import { expect, test } from 'vitest';
import { describeMissingPackage } from '../../cli/commands/missing-package.ts';
import { packageVersion } from '../../cli/emit/package-version.ts';

/** As Node makes it of an import. */
function importError(missing: string): Error {
  const error = new Error(`Cannot find ${missing} imported from /site/cli/a.js`);
  return Object.assign(error, { code: 'ERR_MODULE_NOT_FOUND' });
}

test('a missing package is named, with what to do', () => {
  expect(describeMissingPackage(importError("package 'sharp'"))).toMatch(
    /^The package sharp is not installed\. Run `npm ci`/,
  );
});

test('so is one whose version is asked for', () => {
  const ask = (): string => packageVersion('not-there');
  expect(ask).toThrow(expect.toSatisfy((error) => describeMissingPackage(error) !== undefined));
});

test.each([
  ['a file of the program that is missing', importError("module '/site/cli/b.js'")],
  ['any other error', new RangeError('Too long.')],
])('%s is not explained', (_what, error) => {
  expect(describeMissingPackage(error)).toBeUndefined();
});
