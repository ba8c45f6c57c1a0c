import { useSyncExternalStore } from 'react';

const narrow = '(max-width: 1180px)';

const watch = (onChange: () => void) => {
  if (typeof matchMedia === 'undefined') return () => {};
  const query = matchMedia(narrow);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether the sources have their own column; else they are below each answer. */
export const useHasRoom = (): boolean =>
  useSyncExternalStore(watch, () => typeof matchMedia === 'undefined' || !matchMedia(narrow).matches);
