declare module 'fs-native-extensions' {
  /** Exchanges two files or folders of one file system in a single step. */
  export function swap(from: string, to: string): Promise<void>;
  /** Resolves with the exclusive lock of the open file; closing the file releases it. */
  export function waitForLock(descriptor: number): Promise<void>;
}
