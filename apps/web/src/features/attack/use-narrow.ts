import { useSyncExternalStore } from 'react';

/** One tactic is below the other from here on. */
const narrow = '(max-width: 1000px)';

function watch(changed: () => void): () => void {
  if (typeof matchMedia === 'undefined') return () => {};
  const query = matchMedia(narrow);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the window is too narrow for columns side by side. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(watch, () => typeof matchMedia !== 'undefined' && matchMedia(narrow).matches);
