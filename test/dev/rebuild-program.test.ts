import { expect, test } from 'vitest';
import { rebuildProgram } from '../../cli/dev/state.ts';

test('a program that was rebuilt is to be gone over to', async () => {
  const rebuilt = await rebuildProgram({ rebuild: () => Promise.resolve(true) });
  expect(rebuilt).toEqual({ pending: [], isRebuilt: true });
});

test('an unchanged program keeps running', async () => {
  const rebuilt = await rebuildProgram({ rebuild: () => Promise.resolve(false) });
  expect(rebuilt).toEqual({ pending: [], isRebuilt: false });
});

test('sources that no program can be made of are reported, and the program keeps running', async () => {
  const rebuilt = await rebuildProgram({ rebuild: () => Promise.reject(new Error('no JSON')) });
  expect(rebuilt.isRebuilt).toBeUndefined();
  expect(rebuilt.pending).toMatchObject([{ message: expect.stringContaining('no JSON') }]);
});
