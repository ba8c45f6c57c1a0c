const key = 'halyard.last-input';

/** Last keyboard, pointer or scroll input in any tab of this browser, in milliseconds since 1970. */
export function readLastInput(storage: Storage): number | undefined {
  const kept = Number(storage.getItem(key) ?? Number.NaN);
  return Number.isFinite(kept) ? kept : undefined;
}

/** Notifies the other tabs. If the browser's storage is full, the time stays in this tab. */
export function shareLastInput(storage: Storage, at: number): void {
  try {
    storage.setItem(key, String(at));
  } catch {
    // No user data is lost: the other tabs ask a little too early.
  }
}

/** Whether another tab has reported input. */
export const isLastInput = (event: StorageEvent): boolean => event.key === key;
