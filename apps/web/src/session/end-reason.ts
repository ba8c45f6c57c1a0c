const key = 'halyard.session-ended';

/**
 * Why a session ended without the user: it expired (`expired`), the server no longer accepts it (`rejected`), the
 * account was deactivated, it was idle (`idle`), or another tab signed out (`elsewhere`).
 */
export const endReasons = ['expired', 'rejected', 'deactivated', 'idle', 'elsewhere'] as const;
export type EndReason = (typeof endReasons)[number];

// In the tab's storage and not in the history entry: when a session ends, the guard of the route goes to /login on its
// own, and what a second navigation says would be lost or not, by chance. A hosted sign-out leaves the page altogether.

export function readEndReason(tab: Storage): EndReason | undefined {
  const kept = tab.getItem(key);
  return endReasons.find((reason) => reason === kept);
}

/** Stores the message for /login. Another tab's sign-out does not override an idle session. */
export function keepEndReason(tab: Storage, reason: EndReason): void {
  if (reason !== 'elsewhere' || readEndReason(tab) === undefined) tab.setItem(key, reason);
}

/** It is said once. */
export const forgetEndReason = (tab: Storage): void => tab.removeItem(key);

/** The reason behind a 401 of the product API, by the code of its error. */
export const reasonOf = (code: string | undefined): EndReason =>
  code === 'account_inactive' ? 'deactivated' : 'rejected';
