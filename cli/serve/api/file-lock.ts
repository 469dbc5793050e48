/**
 * Resolves when this process alone holds the file, among all that ask for it in this way. The lock is the kernel's:
 * closing the file releases it, and so does the end of the process, however it ends. Where the system has none, the file
 * is this process's at once, and two processes are not kept apart.
 */
export async function lockFile(descriptor: number): Promise<void> {
  const locks = await import('fs-native-extensions').catch(() => undefined);
  await locks?.waitForLock(descriptor);
}
