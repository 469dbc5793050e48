/** The share of its cases that a test of many cases tries: a tenth in `npm run check`, else all. */
const share = process.env['TEST_CASES'] === 'few' ? 0.1 : 1;

/** How many random cases to try, of those that `npm test` tries. */
export function caseCount(all: number): number {
  return Math.ceil(all * share);
}

/** The cases to try, evenly spread over all of them. */
export function casesOf<Case>(all: readonly Case[]): readonly Case[] {
  const count = caseCount(all.length);
  return all.filter(
    (_, index) =>
      Math.floor((index * count) / all.length) !== Math.floor(((index - 1) * count) / all.length),
  );
}
