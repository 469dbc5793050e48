type Point = readonly [x: number, y: number];

/** The points of path data as this project writes it: `m`, `l`, `h`, `v` and `z`, all relative. */
export function pointsOf(path: string): readonly Point[] {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  let start: Point = [0, 0];
  for (const [, letter = '', text = ''] of path.matchAll(/([mlhvz])([^mlhvz]*)/g)) {
    const numbers = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (letter === 'z') [x, y] = start;
    const isMove = letter === 'm';
    for (let first = true; numbers.length > 0; first = false) {
      x += letter === 'v' ? 0 : (numbers.shift() ?? 0);
      y += letter === 'h' ? 0 : (numbers.shift() ?? 0);
      [x, y] = [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
      if (isMove && first) start = [x, y];
      points.push([x, y]);
    }
  }
  return points;
}
