import { useEffect, useRef } from 'react';

/**
 * What was pressed may be gone with what it did. When there are fewer of these than before and the focus went with one,
 * it comes to the part that held them, and not to the top of the page. The part needs `tabIndex={-1}`.
 */
export function useFocusKept(count = 0) {
  const part = useRef<HTMLElement>(null);
  const before = useRef(0);
  useEffect(() => {
    const isGone = count < before.current && document.activeElement === document.body;
    before.current = count;
    if (isGone) part.current?.focus({ preventScroll: true });
  }, [count]);
  return part;
}
