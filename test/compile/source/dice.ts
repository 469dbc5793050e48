/** Picks at random, the same in every run. */
export interface Dice {
  /** A number from 0 to below a limit. */
  readonly below: (limit: number) => number;
  readonly pick: (choices: readonly string[]) => string;
  /** True with a chance of one in `times`. */
  readonly onceIn: (times: number) => boolean;
  /** True so seldom that most texts hold nothing of the kind. */
  readonly rarely: () => boolean;
}

/** Numbers by the generator mulberry32. */
export function createDice(seed: number): Dice {
  let state = seed;
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
  return {
    below,
    pick: (among) => among[below(among.length)] ?? '',
    onceIn: (times) => below(times) === 0,
    rarely: () => below(120) === 0,
  };
}
