const middle = 200;
const ticks = 72;

/** What sites without outlines show in their place: a ring around the needle of the mark. */
export const compass = {
  width: 2 * middle,
  height: 2 * middle,
  areas: [circle(middle) + circle(middle - 40, 0), drawNeedle()],
  lines: Array.from({ length: ticks }, drawTick).join(''),
};

/** Within another of the other sweep it is a hole. */
function circle(radius: number, sweep = 1): string {
  const half = (across: number): string => `a${radius} ${radius} 0 1 ${sweep} ${across} 0`;
  return `M${middle - radius} ${middle}${half(2 * radius)}${half(-2 * radius)}z`;
}

function drawTick(_: unknown, index: number): string {
  const degrees = (index * 360) / ticks;
  const length = index % 6 === 0 ? 24 : 16;
  return `M${pointAt(middle - 8, degrees)}L${pointAt(middle - 8 - length, degrees)}`;
}

/** To the northeast, with the line that parts its halves. */
function drawNeedle(): string {
  const [north, east, south, west] = [40, 130, 220, 310].map((degrees, index) =>
    pointAt(index % 2 === 0 ? 136 : 30, degrees),
  );
  return `M${north}L${east}L${south}L${west}zM${west}L${east}`;
}

/** Clockwise from the north. */
function pointAt(radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  const [x, y] = [middle + radius * Math.sin(angle), middle - radius * Math.cos(angle)];
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}
