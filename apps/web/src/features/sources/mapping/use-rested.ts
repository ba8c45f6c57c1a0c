import { useEffect, useState } from 'react';

/** A value once it has not changed for a while: what follows the hands waits until they rest. */
export function useRested<T>(value: T, restMs: number): T {
  const [rested, setRested] = useState(value);
  const written = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it says makes it another value.
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [written, restMs]);
  return rested;
}
