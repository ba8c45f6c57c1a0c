import { useEffect, useRef } from 'react';

/** Marks an element for a moment when its value changes; the first value is not a change. */
export function useFlash(value: unknown) {
  const element = useRef<HTMLElement>(null);
  const seen = useRef(value);
  useEffect(() => {
    if (seen.current === value) return;
    seen.current = value;
    const node = element.current;
    if (!node) return;
    node.removeAttribute('data-changed');
    // Reading the size makes the browser notice that the attribute was removed, so that the animation restarts.
    void node.offsetWidth;
    node.setAttribute('data-changed', '');
  }, [value]);
  return element;
}
