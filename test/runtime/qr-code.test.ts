import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { darkRuns, drawQrCode } from '../../runtime/components/paper-note/qr-code.ts';

const address = 'https://careers.example/nv/';

/**
 * The modules that the dashes of a line cover, followed as a pen would: there, one down, back, one
 * down.
 */
function drawn({ size, dashes }: { readonly size: number; readonly dashes: string }): boolean[][] {
  const pen = dashes
    .split(' ')
    .flatMap((length, index) => Array<boolean>(Number(length)).fill(index % 2 === 0));
  return Array.from({ length: size }, (_, y) => {
    const row = pen.slice(y * (size + 1), y * (size + 1) + size);
    return y % 2 === 0 ? row : row.toReversed();
  });
}

test('the dashes of the line are the dark modules of the code', () => {
  const { data, size } = encode(address, { border: 0, maskPattern: 2 });
  const code = drawQrCode(address);
  expect(code.size).toBe(size);
  expect(drawn(code)).toEqual(data);
});

test('the line goes through all rows', () => {
  const { size, line } = drawQrCode(address);
  expect(line.match(/h/g)).toHaveLength(size);
  expect(line.match(/v1/g)).toHaveLength(size - 1);
});

test('the runs are the dark modules of the code too', () => {
  const { data, size } = encode(address, { border: 0, maskPattern: 2 });
  const { size: side, runs } = darkRuns(address);
  const covered = data.map((row, y) =>
    row.map((_, x) => runs.some((run) => run.y === y && x >= run.x && x < run.x + run.length)),
  );
  expect(side).toBe(size);
  expect(covered).toEqual(data);
});
