/**
 * Resolves when this process holds the exclusive lock of an open file. The lock is the kernel's: closing the file releases
 * it, and so does the end of the process, however it ends. Where the system offers no such lock, this resolves at once, and
 * two processes are not kept apart.
 */
export async function lockFile(descriptor: number): Promise<void> {
  const locks = await import('fs-native-extensions').catch(() => undefined);
  await locks?.waitForLock(descriptor);
}
