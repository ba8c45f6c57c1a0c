const key = 'halyard.last-input';

/** When someone last typed, pointed or scrolled in any tab of this browser, in milliseconds since 1970. */
export function readLastInput(storage: Storage): number | undefined {
  const kept = Number(storage.getItem(key) ?? Number.NaN);
  return Number.isFinite(kept) ? kept : undefined;
}

/** Tells the other tabs. A browser whose storage is full keeps the time to this tab. */
export function shareLastInput(storage: Storage, at: number): void {
  try {
    storage.setItem(key, String(at));
  } catch {
    // Nothing of the person's is lost: the other tabs ask a little too early.
  }
}

/** Whether another tab has told of input. */
export const isLastInput = (event: StorageEvent): boolean => event.key === key;
