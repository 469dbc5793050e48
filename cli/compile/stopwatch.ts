export type Stopwatch = ReturnType<typeof createStopwatch>;

/** Measures stages of a run; `earlier` are the milliseconds of stages that have ended. */
export function createStopwatch(
  report: (stage: string, count?: string) => void,
  earlier: Readonly<Record<string, number>> = {},
) {
  const times = new Map(Object.entries(earlier));
  return {
    get stages() {
      return [...times].map(([stage, time]) => ({ stage, milliseconds: Math.round(time) }));
    },
    report,
    /** Runs a stage and adds its time to that of earlier runs of the same name. */
    time: async <T>(stage: string, work: () => T | Promise<T>): Promise<T> => {
      report(stage);
      const start = performance.now();
      const value = await work();
      times.set(stage, (times.get(stage) ?? 0) + performance.now() - start);
      return value;
    },
  };
}
