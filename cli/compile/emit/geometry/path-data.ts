/** A point in the plane: x to the right, y down. */
export type Point = readonly [x: number, y: number];
export type Line = readonly Point[];
type Ends = 'open' | 'closed';

/**
 * SVG path data of lines, in relative commands. A point is left out where rounding has made it one
 * with the point before it, or has put it on the straight way between its neighbours; a line is
 * left out where too few points remain to be seen.
 *
 * @param grain How many steps a unit is divided into: 1 for whole units, 10 for tenths.
 */
export function toPathData(lines: readonly Line[], ends: Ends, grain: 1 | 10 = 1): string {
  const visible = ends === 'closed' ? 3 : 2;
  const write = (steps: number): string => `${steps / grain}`.replace(/^(-?)0\./, '$1.');
  let data = '';
  let pen: Point = [0, 0];
  for (const line of lines) {
    const onGrid = line.map(([x, y]): Point => [Math.round(x * grain), Math.round(y * grain)]);
    const [start, ...rest] = tidy(onGrid, ends);
    if (start === undefined || rest.length + 1 < visible) continue;
    data += `m${pair(write(start[0] - pen[0]), write(start[1] - pen[1]))}${segments(start, rest, write)}`;
    if (ends === 'closed') data += 'z';
    pen = ends === 'closed' ? start : (rest.at(-1) ?? start);
  }
  return data;
}

function tidy(points: readonly Point[], ends: Ends): readonly Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    const last = kept.at(-1);
    if (last !== undefined && same(last, point)) continue;
    const before = kept.at(-2);
    if (last !== undefined && before !== undefined && onTheWay(before, last, point)) kept.pop();
    kept.push(point);
  }
  const [first] = kept;
  const last = kept.at(-1);
  const repeated =
    kept.length > 1 && first !== undefined && last !== undefined && same(first, last);
  return ends === 'closed' && repeated ? kept.slice(0, -1) : kept;
}

function same(a: Point, b: Point): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

function onTheWay(from: Point, point: Point, to: Point): boolean {
  const [ax, ay] = [point[0] - from[0], point[1] - from[1]];
  const [bx, by] = [to[0] - point[0], to[1] - point[1]];
  return ax * by === ay * bx && ax * bx + ay * by > 0;
}

/** Numbers that follow `m` or a command of the same letter need no letter of their own. */
function segments(
  start: Point,
  points: readonly Point[],
  write: (steps: number) => string,
): string {
  let data = '';
  let command = 'l';
  let from = start;
  for (const point of points) {
    const [dx, dy] = [point[0] - from[0], point[1] - from[1]];
    const letter = dy === 0 ? 'h' : dx === 0 ? 'v' : 'l';
    const numbers = { h: write(dx), v: write(dy), l: pair(write(dx), write(dy)) }[letter];
    data += letter === command ? separated(numbers) : `${letter}${numbers}`;
    command = letter;
    from = point;
  }
  return data;
}

function pair(x: string, y: string): string {
  return `${x}${separated(y)}`;
}

/** A minus sign separates numbers as a space does. */
function separated(numbers: string): string {
  return numbers.startsWith('-') ? numbers : ` ${numbers}`;
}
