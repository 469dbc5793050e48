/** Measures how long the stages of a run take. */
export interface Stopwatch {
  /** Runs a stage and adds its time to that of earlier runs of the same name. */
  time<T>(stage: string, work: () => T | Promise<T>): Promise<T>;
  /** How long each stage took. */
  readonly stages: readonly { readonly stage: string; readonly milliseconds: number }[];
}

/** `earlier` are the milliseconds of stages that have ended already. */
export function createStopwatch(
  report: (stage: string) => void,
  earlier: Readonly<Record<string, number>> = {},
): Stopwatch {
  const times = new Map(Object.entries(earlier));
  return {
    get stages() {
      return [...times].map(([stage, time]) => ({ stage, milliseconds: Math.round(time) }));
    },
    time: async (stage, work) => {
      report(stage);
      const start = performance.now();
      const value = await work();
      times.set(stage, (times.get(stage) ?? 0) + performance.now() - start);
      return value;
    },
  };
}
