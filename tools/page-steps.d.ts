import type { Page } from 'playwright-core';

/** Such as `press` and `Save`. */
export interface Step {
  readonly action: string;
  readonly words: string;
}

export function readSteps(text: string): readonly Step[];

export function takeSteps(tab: Page, address: string, steps: readonly Step[]): Promise<void>;
