import { useEffect, useRef } from 'react';

/** A new screen takes the focus, so that keyboard and screen reader start at its beginning. */
export function useFocusOnArrival(path: string) {
  const main = useRef<HTMLElement>(null);
  const arrivedAt = useRef(path);
  useEffect(() => {
    // If a field of the new screen took the focus, it keeps it.
    const hasFocus = main.current?.contains(document.activeElement);
    if (arrivedAt.current !== path && !hasFocus) main.current?.focus({ preventScroll: true });
    arrivedAt.current = path;
  }, [path]);
  return main;
}
