/** A fenced block of a recipe: a new file, a change of one, a command, or lines that the command before it prints. */
export interface Block {
  readonly language: string;
  /** Path of the file that the block is about; empty for commands and what they print. */
  readonly path: string;
  readonly text: string;
}

export function readRecipes(document: string): ReadonlyMap<string, readonly Block[]>;

export function applyChange(content: string, change: string): string;
