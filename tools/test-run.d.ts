export function runTests(run: {
  readonly folder: string;
  readonly outcomeFile: string;
  readonly quiet?: boolean;
}): Promise<{ readonly passed: number; readonly failed: number; readonly abnormalEnd?: string }>;
