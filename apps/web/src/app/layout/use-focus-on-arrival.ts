import { useEffect, useRef } from 'react';

/** A new screen takes the focus, so that a keyboard or a screen reader begins where the eye does. */
export function useFocusOnArrival(path: string) {
  const main = useRef<HTMLElement>(null);
  const arrivedAt = useRef(path);
  useEffect(() => {
    // A field of the new screen that took the focus by itself keeps it.
    const hasFocus = main.current?.contains(document.activeElement);
    if (arrivedAt.current !== path && !hasFocus) main.current?.focus({ preventScroll: true });
    arrivedAt.current = path;
  }, [path]);
  return main;
}
