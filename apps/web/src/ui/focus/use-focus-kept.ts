import { useEffect, useRef } from 'react';

/**
 * A pressed control may be removed by its own action. If there are fewer of these than before and the focused one is
 * gone, the focus moves to their container, and not to the top of the page. The container needs `tabIndex={-1}`.
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
