import { createContext, useContext, useEffect, useState } from 'react';

/** Milliseconds since 1970; a test passes its own. */
export const ClockContext = createContext<() => number>(() => Date.now());

/** The current time, updated every `everyMs`. */
export function useNow(everyMs: number): number {
  const clock = useContext(ClockContext);
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), everyMs);
    return () => clearInterval(timer);
  }, [clock, everyMs]);
  return now;
}
