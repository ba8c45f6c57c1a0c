import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Whether the last attempt failed. A new attempt after a failed first one is still the same outage. */
export function isOut({ isError, data, errorUpdateCount }: UseQueryResult<unknown>): boolean {
  return isError || (data === undefined && errorUpdateCount > 0);
}

/** Tells once per outage, however long it lasts (decision G-074). */
export function useOutage(out: boolean, announce: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the start of an outage counts, not a new function.
  useEffect(() => {
    if (out) announce();
  }, [out]);
}
