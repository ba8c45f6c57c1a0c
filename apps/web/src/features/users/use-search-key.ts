import { type RefObject, useEffect, useEffectEvent } from 'react';

const typing = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], dialog, [role="menu"]';

/** The key / focuses the search. Inactive while typing. */
export function useSearchKey(field: RefObject<HTMLInputElement | null>): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '/' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest(typing)) return;
    event.preventDefault();
    field.current?.focus();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
