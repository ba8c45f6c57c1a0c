import { useEffect, useSyncExternalStore } from 'react';

/** Number of open forms with the draft of a name. */
const holders = new Map<string, number>();
const listeners = new Set<() => void>();

function count(name: string, change: 1 | -1): void {
  holders.set(name, (holders.get(name) ?? 0) + change);
  for (const tell of listeners) tell();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Holds the draft of this name open as long as the form is on the screen. */
export function useHoldsDraft(name: string): void {
  useEffect(() => {
    count(name, 1);
    return () => count(name, -1);
  }, [name]);
}

/** Whether a form shows the draft of this name, wherever on the screen it was opened. */
export const useIsDraftOpen = (name: string): boolean =>
  useSyncExternalStore(subscribe, () => (holders.get(name) ?? 0) > 0);
