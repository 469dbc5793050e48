import { expect, test } from 'vitest';
import { remakeProgram } from '../../cli/dev/state.ts';

test('a program that was made anew is to be gone over to', async () => {
  const remade = await remakeProgram({ remake: () => Promise.resolve(true) });
  expect(remade).toEqual({ pending: [], isRemade: true });
});

test('a program that is the same goes on', async () => {
  const remade = await remakeProgram({ remake: () => Promise.resolve(false) });
  expect(remade).toEqual({ pending: [], isRemade: false });
});

test('sources that no program can be made of are reported, and the program goes on', async () => {
  const remade = await remakeProgram({ remake: () => Promise.reject(new Error('no JSON')) });
  expect(remade.isRemade).toBeUndefined();
  expect(remade.pending).toMatchObject([{ message: expect.stringContaining('no JSON') }]);
});
