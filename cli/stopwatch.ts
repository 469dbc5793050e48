import type { StageTime } from './site/report.ts';

/** Measures how long the stages of a run take. */
export interface Stopwatch {
  /** Runs a stage and adds its time to that of earlier runs of the same name. */
  time<T>(stage: string, work: () => T): T;
  timeAsync<T>(stage: string, work: () => Promise<T>): Promise<T>;
  readonly stages: readonly StageTime[];
}

export function createStopwatch(tell: (stage: string) => void): Stopwatch {
  const stages: StageTime[] = [];
  const finish = (stage: string, start: number): void => {
    stages.push({ stage, milliseconds: Math.round(performance.now() - start) });
  };
  return {
    stages,
    time: (stage, work) => {
      tell(stage);
      const start = performance.now();
      const value = work();
      finish(stage, start);
      return value;
    },
    timeAsync: async (stage, work) => {
      tell(stage);
      const start = performance.now();
      const value = await work();
      finish(stage, start);
      return value;
    },
  };
}
