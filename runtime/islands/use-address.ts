import { useSyncExternalStore } from 'react';

/** The address of the page; absent while it is prerendered and hydrated, because both must render the same. */
export function useAddress(): string | undefined {
  return useSyncExternalStore(
    ignoreChanges,
    () => location.href,
    () => undefined,
  );
}

function ignoreChanges(): () => void {
  return () => undefined;
}
