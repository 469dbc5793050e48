/**
 * A fenced block of a recipe: a new file, a change of one, a command, lines that it prints, or
 * steps in a page of `dev`.
 */
export interface Block {
  readonly language: string;
  /** Path of the file that the block is about; empty for commands, what they print, and steps. */
  readonly path: string;
  readonly text: string;
  /** How a command ends. */
  readonly exitCode: number;
}

export function readRecipes(document: string): ReadonlyMap<string, readonly Block[]>;

export function hasSteps(blocks: readonly Block[]): boolean;

export function applyChange(content: string, change: string): string;
