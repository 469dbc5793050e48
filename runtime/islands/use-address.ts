import { useEffect, useState } from 'react';

/**
 * The address of the page; absent while it is prerendered and hydrated, because both must render
 * the same.
 */
export function useAddress(): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => setAddress(location.href), []);
  return address;
}
