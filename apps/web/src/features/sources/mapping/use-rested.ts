import { useEffect, useState } from 'react';

/** A debounced value: updates wait until it has not changed for a while. */
export function useRested<T>(value: T, restMs: number): T {
  const [rested, setRested] = useState(value);
  const written = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: its content makes it another value.
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [written, restMs]);
  return rested;
}
