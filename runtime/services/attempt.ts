/**
 * What something returns, or undefined where it throws, such as storage that the browser blocks.
 */
export function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
