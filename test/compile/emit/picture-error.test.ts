import { expect, test } from 'vitest';
import { PictureError, withBinary } from '../../../cli/compile/emit/picture-error.ts';

test('a package without its binary is reported with the machine that lacks it', async () => {
  const loaded = withBinary(Promise.reject(new Error('No binary was found.')), 'sharp');
  await expect(loaded).rejects.toThrow(PictureError);
  await expect(loaded).rejects.toThrow(/^sharp, has no binary for this/);
});

test('a package that is not installed at all is left to say so itself', async () => {
  const missing = Object.assign(new Error("Cannot find package 'sharp'"), {
    code: 'ERR_MODULE_NOT_FOUND',
  });
  await expect(withBinary(Promise.reject(missing), 'sharp')).rejects.toBe(missing);
});
