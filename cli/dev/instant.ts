import type { Project } from '../project.ts';

/** A project of which pages choose the instant. */
export interface TimedProject {
  /** At the instant that was chosen last. */
  readonly project: Project;
  choose(at: string): void;
}

/** The project as it is at its own instant, until another one is chosen. */
export function openTimedProject(opened: Project): TimedProject {
  let { at } = opened;
  return {
    project: {
      ...opened,
      get at() {
        return at;
      },
    },
    choose(chosen) {
      at = chosen;
    },
  };
}
