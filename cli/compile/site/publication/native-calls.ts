import type * as NativeCalls from 'fs-native-extensions';

/** Calls that Node lacks; undefined where the package has no binary, as on Alpine Linux. */
export async function loadNativeCalls(): Promise<typeof NativeCalls | undefined> {
  try {
    return await import('fs-native-extensions');
  } catch {
    return undefined;
  }
}
