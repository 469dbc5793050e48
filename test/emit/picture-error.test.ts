import { expect, test } from 'vitest';
import { missingBinary, PictureError } from '../../cli/emit/picture-error.ts';

test('a package without its binary is reported with the machine that lacks it', () => {
  const error = missingBinary(new Error('No binary was found.'), 'sharp');
  expect(error).toBeInstanceOf(PictureError);
  expect(error).toMatchObject({ message: expect.stringMatching(/^sharp, has no binary for this/) });
});

test('a package that is not installed at all is left to say so itself', () => {
  const missing = Object.assign(new Error("Cannot find package 'sharp'"), {
    code: 'ERR_MODULE_NOT_FOUND',
  });
  expect(missingBinary(missing, 'sharp')).toBe(missing);
});
